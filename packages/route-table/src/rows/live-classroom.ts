import type { RouteRow } from '../row.ts';

/** Routes that the remote `live-classroom` owns (specification, section 2). */
export const liveClassroomRows = [
  { id: 'pc.agora', path: '/pc/agora', page: 'pc-agora', state: 'planned', access: 'public', layout: 'desktop', breakpoint: 980, title: { zh: '直播间', 'zh-Hant': '直播間', en: 'Live room' } },
  { id: 'hongjiao.classroom', path: '/hongjiao/classroom', page: 'hongjiao-classroom', state: 'planned', access: 'public', layout: 'both', breakpoint: 980, title: { zh: '直播共修', 'zh-Hant': '直播共修', en: 'Live practice' } },
  { id: 'classroom', path: '/classroom', redirect: 'classroom.list', state: 'planned', access: 'public', layout: 'both', breakpoint: 980, title: { zh: '直播课堂', 'zh-Hant': '直播課堂', en: 'Live classroom' } },
  { id: 'classroom.list', path: '/classroom/list', page: 'classroom-list', state: 'planned', access: 'login', authcode: 'live', layout: 'mobile', twin: 'pc.classroom', breakpoint: 980, title: { zh: '课程列表', 'zh-Hant': '課程列表', en: 'Course list' } },
  { id: 'classroom.detail', path: '/classroom/detail', page: 'classroom-detail', state: 'planned', access: 'login', authcode: 'live', layout: 'both', breakpoint: 980, title: { zh: '课程详情', 'zh-Hant': '課程詳情', en: 'Course detail' } },
  { id: 'classroom.iframe', path: '/classroom/iframe', page: 'classroom-iframe', state: 'planned', access: 'login', authcode: 'live', layout: 'both', breakpoint: 980, title: { zh: '直播间', 'zh-Hant': '直播間', en: 'Live room frame' } },
  { id: 'pc.classroom', path: '/pc/classroom', page: 'classroom-list', state: 'planned', access: 'login', authcode: 'live', layout: 'desktop', twin: 'classroom.list', breakpoint: 980, title: { zh: '直播课堂', 'zh-Hant': '直播課堂', en: 'Live classroom' } },
] as const satisfies readonly RouteRow[];
