import type { RouteRow } from '../row.ts';

/** Routes that the remote `guidemap` owns (specification, section 2). */
export const guidemapRows = [
  { id: 'guidemap', path: '/guidemap', page: 'guidemap', state: 'planned', access: 'public', layout: 'both', breakpoint: 980, location: true, title: { zh: '导览地图', 'zh-Hant': '導覽地圖', en: 'Guide map', bo: 'གནས་སྐོར་ས་ཁྲ།' } },
  { id: 'panorama', path: '/panorama', page: 'panorama', state: 'planned', access: 'public', layout: 'both', breakpoint: 980, location: true, title: { zh: '全景', 'zh-Hant': '全景', en: 'Panorama', bo: 'ཡོངས་མཐོང་།' } },
  { id: 'guidemap.clock', path: '/guidemap/clock', page: 'guidemap-clock', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '打卡', 'zh-Hant': '打卡', en: 'Check-in', bo: 'སླེབས་ཐོ།' } },
  { id: 'guidemap.detail', path: '/guidemap/detail', page: 'guidemap-detail', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '景点详情', 'zh-Hant': '景點詳情', en: 'Spot detail', bo: 'གནས་ཀྱི་ཞིབ་ཕྲ།' } },
  { id: 'guidemap.log', path: '/guidemap/log', page: 'guidemap-log', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '打卡记录', 'zh-Hant': '打卡記錄', en: 'Check-in log', bo: 'སླེབས་ཐོའི་ཟིན་ཐོ།' } },
  { id: 'guidemap.badge', path: '/guidemap/badge', page: 'guidemap-badge', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '徽章', 'zh-Hant': '徽章', en: 'Badge', bo: 'རྟགས་མ།' } },
  { id: 'guidemap.card', path: '/guidemap/card', page: 'guidemap-card', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '集章卡', 'zh-Hant': '集章卡', en: 'Stamp card', bo: 'ཐེལ་རྟགས་ཤོག་བྱང་།' } },
  { id: 'guidemap.success', path: '/guidemap/success', page: 'guidemap-success', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '打卡成功', 'zh-Hant': '打卡成功', en: 'Success', bo: 'སླེབས་ཐོ་ལེགས་གྲུབ།' } },
  { id: 'guidemap.myGIftList', path: '/guidemap/myGIftList', page: 'guidemap-my-gift-list', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '我的礼品', 'zh-Hant': '我的禮品', en: 'My gifts', bo: 'ངའི་ལེགས་སྐྱེས།' } },
  { id: 'guidemap.giftExchange', path: '/guidemap/giftExchange', page: 'guidemap-gift-exchange', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '礼品兑换', 'zh-Hant': '禮品兌換', en: 'Gift exchange', bo: 'ལེགས་སྐྱེས་བརྗེ་བ།' } },
  { id: 'guidemap.exchangeSuccess', path: '/guidemap/exchangeSuccess', page: 'guidemap-exchange-success', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '兑换成功', 'zh-Hant': '兌換成功', en: 'Exchange success', bo: 'བརྗེ་བ་ལེགས་གྲུབ།' } },
  { id: 'guidemap.exchangeRecord', path: '/guidemap/exchangeRecord', page: 'guidemap-exchange-record', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '兑换记录', 'zh-Hant': '兌換記錄', en: 'Exchange record', bo: 'བརྗེ་བའི་ཟིན་ཐོ།' } },
  { id: 'guidemap.qrCode', path: '/guidemap/qrCode', page: 'guidemap-qr-code', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '兑换码', 'zh-Hant': '兌換碼', en: 'QR code', bo: 'བརྗེ་བའི་ཨང་རྟགས།' } },
  { id: 'guidemap.main', path: '/guidemap/main', page: 'guidemap-main', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '导览我的', 'zh-Hant': '導覽我的', en: 'Guide map main', bo: 'གནས་སྐོར་ང་ཡི་ཁོངས།' } },
  { id: 'guidemap.writeoff', path: '/guidemap/writeoff', page: 'guidemap-writeoff', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '核销', 'zh-Hant': '核銷', en: 'Write-off', bo: 'བདེན་དཔང་བསུབ་པ།' } },
] as const satisfies readonly RouteRow[];
