import type { RouteRow } from '../row.ts';

/** Routes that the remote `futian` owns (specification, section 2). */
export const futianRows = [
  { id: 'appfutian', path: '/appfutian', redirect: 'appfutian.all', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '福田', 'zh-Hant': '福田', en: 'Merit fields', bo: 'བསོད་ནམས་ཞིང་།' } },
  { id: 'appfutian.list', path: '/appfutian/list', page: 'appfutian-list', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '福田列表', 'zh-Hant': '福田列表', en: 'Merit field list', bo: 'བསོད་ནམས་ཞིང་གི་ཐོ།' } },
  { id: 'appfutian.detail', path: '/appfutian/detail', page: 'appfutian-detail', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '福田详情', 'zh-Hant': '福田詳情', en: 'Merit field detail', bo: 'བསོད་ནམས་ཞིང་ཞིབ་ཕྲ།' } },
  { id: 'appfutian.success', path: '/appfutian/success', page: 'appfutian-success', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '随喜成功', 'zh-Hant': '隨喜成功', en: 'Donation success', bo: 'རྗེས་ཡི་རང་ལེགས་གྲུབ།' } },
  { id: 'appfutian.all', path: '/appfutian/all', page: 'appfutian-all', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '全部福田', 'zh-Hant': '全部福田', en: 'All merit fields', bo: 'བསོད་ནམས་ཞིང་ཡོངས།' } },
  { id: 'appfutian.mft', path: '/appfutian/mft', page: 'appfutian-mft', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '福田(mft)', 'zh-Hant': '福田(mft)', en: 'MFT', bo: 'བསོད་ནམས་ཞིང་། (mft)' } },
  { id: 'appfutian.alldetail', path: '/appfutian/alldetail', page: 'appfutian-alldetail', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '全部详情', 'zh-Hant': '全部詳情', en: 'All detail', bo: 'ཞིབ་ཕྲ་ཡོངས།' } },
  { id: 'suixifutian.all', path: '/suixifutian/all', page: 'suixifutian-all', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '随喜福田', 'zh-Hant': '隨喜福田', en: 'Rejoicing merit fields', bo: 'རྗེས་ཡི་རང་གི་ཞིང་།' } },
  { id: 'suixifutian.list', path: '/suixifutian/list', page: 'suixifutian-list', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '随喜列表', 'zh-Hant': '隨喜列表', en: 'Rejoicing list', bo: 'རྗེས་ཡི་རང་གི་ཐོ།' } },
  { id: 'suixifutian.allDetail', path: '/suixifutian/allDetail', page: 'suixifutian-all-detail', state: 'planned', access: 'login', layout: 'both', breakpoint: 980, title: { zh: '随喜详情', 'zh-Hant': '隨喜詳情', en: 'Rejoicing detail', bo: 'རྗེས་ཡི་རང་ཞིབ་ཕྲ།' } },
] as const satisfies readonly RouteRow[];
