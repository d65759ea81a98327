import type { RouteRow } from '../row.ts';

/** Routes that the shell owns (specification, section 2). */
export const shellRows = [
  { id: 'root', path: '/', redirect: 'website', state: 'live', access: 'public', layout: 'both', breakpoint: 980, title: { zh: '首页', 'zh-Hant': '首頁', en: 'Home', bo: 'གདོང་ཤོག' } },
  { id: 'redirect', path: '/redirect', page: 'redirect', state: 'planned', access: 'public', layout: 'both', breakpoint: 980, title: { zh: '页面跳转', 'zh-Hant': '頁面跳轉', en: 'Redirect', bo: 'ཤོག་ངོས་གཞན་དུ་སྤོ་བ།' } },
  { id: 'htmlViewer', path: '/htmlViewer', page: 'html-viewer', state: 'planned', access: 'public', layout: 'both', breakpoint: 980, title: { zh: '网页浏览', 'zh-Hant': '網頁瀏覽', en: 'HTML viewer', bo: 'དྲ་ཤོག་ལྟ་ཀློག' } },
  { id: 'silentdownload', path: '/silentdownload', page: 'silentdownload', state: 'planned', access: 'public', layout: 'both', breakpoint: 980, title: { zh: '静默下载', 'zh-Hant': '靜默下載', en: 'Silent download', bo: 'རང་འགུལ་ཕབ་ལེན།' } },
  { id: 'app.iconmore', path: '/app/iconmore', page: 'app-iconmore', state: 'planned', access: 'public', layout: 'both', breakpoint: 980, title: { zh: '更多', 'zh-Hant': '更多', en: 'More', bo: 'དེ་ལས་མང་བ།' } },
  { id: 'privacy', path: '/privacy', page: 'agreement', state: 'live', access: 'public', layout: 'mobile', twin: 'pc.privacy', breakpoint: 980, title: { zh: '隐私政策', 'zh-Hant': '隱私政策', en: 'Privacy policy', bo: 'གསང་དོན་སྲིད་ཇུས།' }, firstView: [{ operation: 'system.agreement', args: { agreementCode: { value: 'userPrivacy' } } }] },
  { id: 'pc.privacy', path: '/pc/privacy', page: 'agreement', state: 'live', access: 'public', layout: 'desktop', twin: 'privacy', breakpoint: 980, title: { zh: '隐私政策', 'zh-Hant': '隱私政策', en: 'Privacy policy', bo: 'གསང་དོན་སྲིད་ཇུས།' }, firstView: [{ operation: 'system.agreement', args: { agreementCode: { value: 'userPrivacy' } } }] },
  { id: 'pc.agreement', path: '/pc/agreement', page: 'agreement', state: 'live', access: 'public', layout: 'desktop', twin: 'view.agreement', breakpoint: 980, title: { zh: '用户协议', 'zh-Hant': '用戶協議', en: 'User agreement', bo: 'སྤྱོད་མཁན་གྲོས་མཐུན།' }, firstView: [{ operation: 'system.agreement', args: { agreementCode: { value: 'userAgreement' } } }] },
  { id: 'view.agreement', path: '/view/agreement', page: 'agreement', state: 'live', access: 'public', layout: 'mobile', twin: 'pc.agreement', breakpoint: 980, title: { zh: '用户协议', 'zh-Hant': '用戶協議', en: 'User agreement', bo: 'སྤྱོད་མཁན་གྲོས་མཐུན།' }, firstView: [{ operation: 'system.agreement', args: { agreementCode: { value: 'userAgreement' } } }] },
  { id: 'otherdownload', path: '/otherdownload', page: 'otherdownload', state: 'planned', access: 'public', layout: 'both', breakpoint: 980, title: { zh: '其他下载', 'zh-Hant': '其他下載', en: 'Other download', bo: 'ཕབ་ལེན་གཞན།' } },
  { id: 'qrscan', path: '/qrscan', page: 'qrscan', state: 'planned', access: 'public', layout: 'both', breakpoint: 980, title: { zh: '扫一扫', 'zh-Hant': '掃一掃', en: 'Scan QR code', bo: 'བཤེར་འབེབས།' } },
  { id: 'error.404', path: '/error/404', page: 'not-found', state: 'live', access: 'public', layout: 'mobile', twin: 'pc.error.404', breakpoint: 980, title: { zh: '页面不存在', 'zh-Hant': '頁面不存在', en: 'Page not found', bo: 'ཤོག་ངོས་མི་འདུག' } },
  { id: 'pc.error.404', path: '/pc/error/404', page: 'not-found', state: 'live', access: 'public', layout: 'desktop', twin: 'error.404', breakpoint: 980, title: { zh: '页面不存在', 'zh-Hant': '頁面不存在', en: 'Page not found', bo: 'ཤོག་ངོས་མི་འདུག' } },
] as const satisfies readonly RouteRow[];
