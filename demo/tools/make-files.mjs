// Makes the library files of the two demo temples: PDF, EPUB, TXT, WAV, PNG, WebP, ZIP.
// Run from the repository root:  node_modules/.bin/node demo/tools/make-files.mjs [part of a file name]
// PDFs are typeset by Chromium from the HTML below (set CHROMIUM to use another binary).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { crc32, deflateRawSync } from 'node:zlib';
import { Scene, render } from './make-pictures.mjs';
import { passages, heartSutra } from './scripture.mjs';

const demo = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const only = process.argv[2];
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
const tmp = mkdtempSync(join(tmpdir(), 'demo-files-'));
const ACCENT = { yunqi: '#b3372b', qinghe: '#2f7a57' };
const NAME = { yunqi: '云栖禅寺', qinghe: '清和寺' };
const at = (temple, col, name) => `${temple}/content/${col}/media/${name}`;
const out = (file, data) => { const p = join(demo, file); mkdirSync(dirname(p), { recursive: true }); writeFileSync(p, data); };
const jobs = [];
const job = (file, make) => jobs.push({ file, make });

// ---------------------------------------------------------------- PDF
const css = (a) => `
@page{size:A4;margin:20mm 18mm 18mm}
*{box-sizing:border-box}
body{font:12pt/1.9 "Noto Serif CJK SC",serif;color:#2d2722;margin:0}
h1{font-size:22pt;font-weight:400;letter-spacing:.12em;margin:0 0 2mm;text-align:center}
.sub{text-align:center;color:#6b6158;font-size:10.5pt;margin:0 0 8mm}
.sub:after{content:"";display:block;width:14mm;height:0;border-top:.5mm solid ${a};margin:4mm auto 0}
h2{font-weight:400;font-size:14pt;margin:7mm 0 2mm;color:${a}}
p{margin:0 0 2.5mm}ol,ul{margin:0 0 3mm;padding-left:7mm}
table{border-collapse:collapse;width:100%;font-size:11pt;margin:2mm 0 4mm}
td,th{border:.25mm solid #a89c8d;padding:2mm 3mm;text-align:left;vertical-align:top;font-weight:400}
th{background:#f4ede1}
td.f{height:11mm}
.big{font-size:19pt;line-height:2.15;letter-spacing:.06em;text-align:justify}
.src{font-size:9.5pt;color:#6b6158;text-align:right;margin-top:4mm}
.box{border:.3mm solid ${a};border-radius:2mm;padding:3mm 5mm;margin:3mm 0}
.foot{margin-top:9mm;font-size:9.5pt;color:#6b6158;text-align:center}
.cut{border-top:.3mm dashed #a89c8d;margin:6mm 0}
.grid{display:grid;grid-template-columns:repeat(8,1fr);gap:0;border:.25mm solid #a89c8d}
.grid>div{border:.15mm solid #c9bfb1;height:17mm;padding:1mm 2mm;font-size:9pt;color:#6b6158}
.card{border:.25mm solid #c9bfb1;padding:7mm 8mm;margin:0 0 5mm;break-inside:avoid}
.card p{font-size:15pt;line-height:1.9;margin:0}
`;
function pdf(file, temple, title, sub, body, extra = '') {
  job(file, () => {
    const html = join(tmp, 'page.html');
    writeFileSync(html, `<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><title>${title} · ${NAME[temple]}</title><style>${css(ACCENT[temple])}${extra}</style><body><h1>${title}</h1><p class="sub">${sub}</p>${body}<p class="foot">${NAME[temple]} · 示例资料，可自由复印（CC BY-SA 4.0）</p></body></html>`);
    const p = join(demo, file);
    mkdirSync(dirname(p), { recursive: true });
    execFileSync(chromium, ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', `--user-data-dir=${join(tmp, 'profile')}`, `--print-to-pdf=${p}`, pathToFileURL(html).href], { stdio: 'ignore', timeout: 60000 });
  });
}
const rows = (list) => `<table>${list.map((r) => `<tr>${r.map((c, i) => (i % 2 ? `<td class="f">${c}</td>` : `<th style="width:24%">${c}</th>`)).join('')}</tr>`).join('')}</table>`;
const table = (head, list) => `<table><tr>${head.map((h) => `<th>${h}</th>`).join('')}</tr>${list.map((r) => `<tr>${r.map((c) => `<td>${c}</td>`).join('')}</tr>`).join('')}</table>`;
const quote = (p) => `<div class="card"><p>${p.zh}</p><p class="src">《${p.work}》${p.translator} ${p.canon}</p></div>`;

pdf(at('yunqi', 'liturgy', 'heart-sutra.pdf'), 'yunqi', heartSutra.work, `${heartSutra.translator} · 大正藏 ${heartSutra.canon} · 大字诵本`,
  `<div class="big">${heartSutra.paragraphs.map((p) => `<p>${p}</p>`).join('')}</div><p class="src">简体字依《大正藏》繁体转写，标点从简。诵时可不念标点，一字一声，不快不慢。</p>`);
pdf(at('yunqi', 'liturgy', 'evening-service-guide.pdf'), 'yunqi', '晚课随众一页通', '站在哪里，何时合掌，何时礼拜',
  table(['次序', '唱诵', '站位与动作', '约需'], [
    ['一', '香赞', '合掌立，唱到末句问讯', '5 分'],
    ['二', '单日《佛说阿弥陀经》；双日礼佛大忏悔文', '合掌立；忏悔文随磬声礼拜', '20 分'],
    ['三', '蒙山施食', '合掌立，静心听', '15 分'],
    ['四', '念佛绕佛', '随前一人，隔两步，右绕三匝', '10 分'],
    ['五', '三皈依、回向', '每皈依一拜', '6 分'],
  ]) + '<h2>听法器就知道</h2><ul><li>大磬一声：起头或换段。</li><li>引磬连声：转身、问讯或礼拜。</li><li>木鱼：一字一下，跟着念，不抢。</li><li>收磬三声：这一段完了，可以换脚、整衣。</li></ul><h2>几点体谅</h2><ol><li>不会唱，合掌站着就好。</li><li>膝盖不便，问讯代替礼拜，椅子在殿后。</li><li>要先走，等一段唱完，合掌，从西侧门退。</li><li>手机静音，不录音，不录像。</li></ol>');
pdf(at('yunqi', 'liturgy', 'dining-hall-guide.pdf'), 'yunqi', '过堂图说', '第一次在斋堂吃饭',
  '<h2>碗筷怎么放</h2><div class="box" style="text-align:center"><svg width="420" height="150" viewBox="0 0 420 150"><rect x="1" y="1" width="418" height="148" rx="8" fill="#f9f4ea" stroke="#a89c8d"/><circle cx="120" cy="75" r="44" fill="none" stroke="#2d2722" stroke-width="3"/><circle cx="290" cy="75" r="44" fill="none" stroke="#2d2722" stroke-width="3"/><path d="M205 25v100" stroke="#b3372b" stroke-width="5"/><text x="120" y="80" text-anchor="middle" font-size="17">饭碗</text><text x="290" y="80" text-anchor="middle" font-size="17">菜碗</text><text x="205" y="144" text-anchor="middle" font-size="12">筷</text></svg></div><h2>不说话，怎么说</h2>' +
  table(['想要', '怎么示意'], [['添饭', '饭碗向前推到桌边'], ['只要半碗', '筷子在碗里横划到一半处'], ['要一点汤', '筷子竖着轻点碗边'], ['不要了', '手掌在碗口轻轻一摆'], ['吃完了', '两碗叠起，筷子横放碗上']]) +
  '<h2>五件想一想的事</h2><p>吃之前，先想：这顿饭经过多少人的手；自己今天做了什么，配不配得上；不挑好的、不嫌差的；当它是养身体的药；吃了，为的是把该做的事做下去。</p><p>（这是本寺对“食存五观”的白话说法，不是经文。）</p>');
pdf(at('yunqi', 'forms', 'volunteer-form.pdf'), 'yunqi', '大寮与殿堂义工报名表', '每周六、初一、十五 6:30—14:00',
  rows([['姓名或法名', '', '性别', ''], ['出生年', '', '手机', ''], ['紧急联络人', '', '其电话', ''], ['所在乡镇', '', '怎么来', '']]) + '<h2>想帮哪里（可多选）</h2><p>□ 大寮　□ 殿堂洒扫　□ 客堂接待　□ 园林出坡　□ 藏经楼整理　□ 驾车接送</p><h2>身体情况</h2><p>请写明过敏、腰膝旧伤、近期是否有咳嗽发热。这一栏只有排班的师父看，当季结束即销毁。</p><table><tr><td style="height:24mm"></td></tr></table><h2>约定</h2><ol><li>到岗先签到，指甲剪短，首饰取下，穿防滑鞋。</li><li>来不了请前一天告诉客堂，不必说明理由。</li><li>义工没有报酬，也不以义工名义请人供养。</li></ol><p>本人签名：＿＿＿＿＿＿＿＿　日期：＿＿＿＿＿＿</p>');
pdf(at('yunqi', 'forms', 'retreat-form.pdf'), 'yunqi', '禅七报名表', '2027 年 1 月 8 日—15 日 · 12 月 10 日截止',
  rows([['姓名或法名', '', '性别', ''], ['出生年', '', '手机', ''], ['紧急联络人', '', '与本人关系及电话', '']]) + '<h2>坐的经历</h2>' + table(['已每天静坐几个月', '每天约多少分钟', '参加过的禅七或共修'], [['<br>', '', '']]) + '<h2>身心情况（堂主会打电话来商量）</h2><table><tr><td style="height:26mm">是否正在服药、近半年是否手术、是否容易惊慌或失眠：</td></tr></table><h2>我知道</h2><ol><li>七天止语，手机交客堂保管，紧急联络由客堂转。</li><li>身体不适随时可以离堂，不算失败。</li><li>禅七不收费用。本表在答复后一个月内销毁，录取者保存至解七。</li></ol><p>本人签名：＿＿＿＿＿＿＿＿　日期：＿＿＿＿＿＿</p>');
pdf(at('yunqi', 'forms', 'borrow-form.pdf'), 'yunqi', '藏经楼阅览与借书单', '每周三、六 13:30—16:00 · 楼下阅览室',
  rows([['姓名', '', '手机', ''], ['日期', '', '归还日', '']]) + table(['书名', '册数', '架号', '归还签收'], Array.from({ length: 6 }, () => ['<br>', '', '', ''])) + '<h2>看书的规矩</h2><ul><li>先洗手、擦干。不用湿手指翻页。</li><li>不折角，不在书上写字，夹签用纸条，不用回形针。</li><li>线装书平放，翻到哪里托到哪里。</li><li>每次三册，二十一天；要续借，打个电话就行。</li></ul>');
pdf(at('yunqi', 'forms', 'practice-month.pdf'), 'yunqi', '一月功课小记', '记给自己看，不比，不交',
  `<p>功课：＿＿＿＿＿＿＿＿＿＿　起于：＿＿＿＿年＿＿月＿＿日</p><div class="grid">${Array.from({ length: 32 }, (_, i) => `<div>${i < 31 ? i + 1 : '月底'}</div>`).join('')}</div><h2>怎么记</h2><ul><li>做了，画一个圈；没做，空着。空着不补。</li><li>只在月底写一句话：这个月，哪一天最想不做，后来怎样了。</li></ul><p>月底一句：＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿</p>`);
const mapSvg = (a) => `<svg viewBox="0 0 520 700" style="width:128mm;display:block;margin:0 auto" font-family="Noto Serif CJK SC" font-size="15"><rect x="20" y="10" width="480" height="670" rx="16" fill="#faf6ec" stroke="#a89c8d"/>
<g fill="#fff" stroke="#2d2722" stroke-width="2"><rect x="200" y="600" width="120" height="46"/><rect x="190" y="490" width="140" height="56"/><rect x="165" y="350" width="190" height="84"/><rect x="185" y="220" width="150" height="64"/><rect x="175" y="80" width="170" height="70"/><rect x="400" y="500" width="60" height="60"/><rect x="60" y="500" width="60" height="60"/><rect x="400" y="340" width="66" height="100"/><rect x="54" y="340" width="66" height="100"/><rect x="390" y="170" width="80" height="60"/><rect x="50" y="170" width="80" height="60"/><rect x="400" y="600" width="66" height="46"/></g>
<g text-anchor="middle" fill="#2d2722"><text x="260" y="629">1 山门</text><text x="260" y="523">2 天王殿</text><text x="260" y="398">3 大雄宝殿</text><text x="260" y="258">4 法堂</text><text x="260" y="121">5 藏经楼</text><text x="430" y="535">钟楼</text><text x="90" y="535">鼓楼</text><text x="433" y="395">斋堂</text><text x="87" y="395">禅堂</text><text x="430" y="205">观音殿</text><text x="90" y="205">祖堂</text><text x="433" y="629">客堂</text></g>
<path d="M466 660 H484 V470 H378 V392 H357" fill="none" stroke="${a}" stroke-width="5" stroke-dasharray="3 8" stroke-linecap="round"/><path d="M484 470V250H430V232" fill="none" stroke="${a}" stroke-width="5" stroke-dasharray="3 8" stroke-linecap="round"/><text x="452" y="676" fill="${a}" font-size="12">偏门</text></svg>`;
pdf(at('yunqi', 'pictures', 'halls-map.pdf'), 'yunqi', '殿堂平面图', '朱红虚线为无台阶路线', mapSvg(ACCENT.yunqi) + table(['开放', '地点'], [['全天', '山门、天王殿、大雄宝殿、观音殿、钟鼓楼外廊'], ['三、六 13:30—16:00', '藏经楼楼下阅览室'], ['11:20 午斋', '斋堂（9:00 前到客堂登记）'], ['不开放', '禅堂、祖堂、藏经楼楼上']]), 'body{line-height:1.6}.foot{margin-top:4mm}');

pdf(at('qinghe', 'liturgy', 'evening-chanting-order.pdf'), 'qinghe', '周五晚共修次序', '19:00—20:10 · 大殿', table(['时间', '内容', '怎么做'], [['19:00', '静坐', '十分钟，椅子或坐垫都可以'], ['19:10', '《般若波罗蜜多心经》三遍', '坐着念，木鱼一字一下'], ['19:25', '念佛', '坐念十分钟，绕念十分钟'], ['19:45', '一刻钟读经', '每次几句，大家轮流读一行'], ['20:00', '回向、三皈依', '起立合掌'], ['20:10', '收垫子，喝杯热水', '愿意聊的留一会儿']]) + '<h2>第一次来</h2><ul><li>不用报名，不用换衣服，从公司直接来就行。</li><li>迟到了，从后门进，坐最后一排。</li><li>孩子可以来，后排有图画书。</li></ul>');
pdf(at('qinghe', 'liturgy', 'pocket-passages.pdf'), 'qinghe', '经句小卡', '每张几句，都写明出处', passages.slice(0, 5).map(quote).join(''));
pdf(at('qinghe', 'forms', 'library-card.pdf'), 'qinghe', '图书室借书证申请', '10:00—18:00，周一闭室', rows([['姓名', '', '手机', ''], ['住在哪条街', '', '出生年', '']]) + '<h2>借书</h2><ul><li>每人五册，三十天，可续一次。</li><li>工具书、线装书在室内看。</li><li>丢了、弄湿了，请告诉我们，一起想办法，不罚款。</li></ul><p>我同意图书室为借还书保存以上资料，退证时销毁。</p><p>签名：＿＿＿＿＿＿＿＿　日期：＿＿＿＿＿＿</p><div class="cut"></div><h2>馆员填写</h2>' + rows([['证号', '', '发证日', '']]));
pdf(at('qinghe', 'forms', 'volunteer-form.pdf'), 'qinghe', '街坊义工登记', '两小时也算一班', rows([['称呼', '', '手机', ''], ['方便的时间', '', '会做的事', '']]) + '<h2>想做什么</h2><p>□ 斋堂帮厨　□ 图书室值班　□ 补书　□ 陪老人过街　□ 河埠清扫　□ 翻译（英 / 藏）</p><h2>说好</h2><ol><li>一次两小时，按时来，按时走。</li><li>来不了，群里说一声就好。</li><li>不收费，也不领补贴；斋堂管一顿饭。</li></ol>');
pdf(at('qinghe', 'forms', 'one-day-form.pdf'), 'qinghe', '一日静修报名表', '每月第二个周日 8:30—16:30 · 三十人', rows([['称呼', '', '手机', ''], ['第几次来', '', '用椅子还是坐垫', '']]) + '<h2>饮食与身体</h2><table><tr><td style="height:20mm">过敏、忌口、需要早退或躺一会儿，请写在这里：</td></tr></table><h2>当天</h2>' + table(['时间', '内容'], [['8:30', '报到、热茶'], ['9:00—11:15', '坐、走、坐'], ['11:30', '午斋（止语）'], ['13:30—15:30', '坐、读经、走'], ['15:30—16:30', '喝茶，说说话']]));
pdf(at('qinghe', 'pictures', 'temple-plan.pdf'), 'qinghe', '清和寺平面与无障碍路线', '绿色虚线全程无台阶', `<svg viewBox="0 0 560 430" style="width:165mm;display:block;margin:0 auto" font-family="Noto Serif CJK SC" font-size="15"><rect x="10" y="10" width="540" height="330" rx="14" fill="#f8f6ec" stroke="#a89c8d"/><g fill="#fff" stroke="#243029" stroke-width="2"><rect x="220" y="270" width="120" height="50"/><rect x="200" y="140" width="160" height="84"/><rect x="215" y="34" width="130" height="60"/><rect x="40" y="120" width="110" height="130"/><rect x="410" y="120" width="110" height="80"/><rect x="410" y="34" width="110" height="60"/><rect x="40" y="34" width="110" height="60"/></g><g text-anchor="middle" fill="#243029"><text x="280" y="300">山门</text><text x="280" y="188">大殿</text><text x="280" y="70">鼓楼 · 静坐室</text><text x="95" y="190">图书室</text><text x="465" y="165">斋堂</text><text x="465" y="70">客堂</text><text x="95" y="70">补书间</text><text x="280" y="372">河埠街（步行）</text></g><path d="M550 300H380V210H362M380 232H152M380 250V160H408" fill="none" stroke="${ACCENT.qinghe}" stroke-width="5" stroke-dasharray="3 8" stroke-linecap="round"/><text x="488" y="290" fill="${ACCENT.qinghe}" font-size="13">东侧门</text><path d="M20 396q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0" fill="none" stroke="${ACCENT.qinghe}" stroke-width="2"/></svg>` + table(['地点', '开放'], [['大殿', '7:00—20:00'], ['图书室', '10:00—18:00，周一闭室'], ['斋堂', '11:30—12:30'], ['静坐室', '周三 19:00—20:30，其余时间可预约'], ['卫生间（含无障碍）', '客堂东侧，全天']]));

// ---------------------------------------------------------------- text and e-book
job(at('yunqi', 'liturgy', 'dedication.txt'), (f) => out(f, `回向（云栖禅寺自拟，非经文）\n\n今天做的这一点事，\n愿家里的老人安稳，孩子平顺；\n愿病着的人少些疼，忙着的人歇一歇；\n愿我得罪过的人放宽心，得罪过我的人也安好；\n愿山里的虫鸟、水里的鱼，都有路可走。\n不问有没有人知道，\n一同放下，一同往前。\n\n—— 用法：功课结束时念一遍，或只念自己需要的那一行。\n`));
job(at('qinghe', 'liturgy', 'dedication.txt'), (f) => out(f, `收尾的几句话（清和寺自拟，非经文）\n\n灯要关了。\n谢谢今天给我让过座的人，\n谢谢做饭的人、扫街的人、开末班车的人。\n今天说重了的话，明天去说轻一点。\n愿这条河边上的人，今晚都有地方睡，都睡得着。\n`));
const xml = (s) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;');
job(at('yunqi', 'liturgy', 'passages.epub'), (f) => {
  const pages = passages.map((p, i) => [`OEBPS/p${i + 1}.xhtml`, `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="zh-Hans" lang="zh-Hans"><head><title>${xml(p.title)}</title><link rel="stylesheet" href="s.css" type="text/css"/></head><body><h1>${xml(p.title)}</h1><blockquote><p>${xml(p.zh)}</p></blockquote><p class="src">《${p.work}》${p.translator} ${p.canon}</p></body></html>`]);
  const nav = `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="zh-Hans" lang="zh-Hans"><head><title>目录</title></head><body><nav epub:type="toc"><h1>目录</h1><ol>${passages.map((p, i) => `<li><a href="p${i + 1}.xhtml">${xml(p.title)}</a></li>`).join('')}</ol></nav></body></html>`;
  const opf = `<?xml version="1.0" encoding="utf-8"?>\n<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:demo:yunqi:passages:1</dc:identifier><dc:title>经句小册</dc:title><dc:language>zh-Hans</dc:language><dc:creator>云栖禅寺教务处（辑）</dc:creator><dc:rights>经文属公有领域；编排 CC BY-SA 4.0</dc:rights><meta property="dcterms:modified">2026-06-01T00:00:00Z</meta></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="css" href="s.css" media-type="text/css"/>${passages.map((_, i) => `<item id="p${i + 1}" href="p${i + 1}.xhtml" media-type="application/xhtml+xml"/>`).join('')}</manifest><spine><itemref idref="nav"/>${passages.map((_, i) => `<itemref idref="p${i + 1}"/>`).join('')}</spine></package>`;
  out(f, zip([['mimetype', 'application/epub+zip', true], ['META-INF/container.xml', '<?xml version="1.0"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'], ['OEBPS/content.opf', opf], ['OEBPS/nav.xhtml', nav], ['OEBPS/s.css', 'body{font-family:serif;line-height:1.9;margin:8%}h1{font-size:1.2em;font-weight:600}blockquote{margin:2em 0;font-size:1.25em}.src{color:#6b6158;font-size:.85em;text-align:right}'], ...pages]));
});

// ---------------------------------------------------------------- ZIP (fixed date, so the bytes repeat)
function zip(entries) {
  const parts = []; const central = []; let offset = 0;
  for (const [name, data, stored] of entries) {
    const raw = Buffer.from(data); const body = stored ? raw : deflateRawSync(raw, { level: 9 }); const nm = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0); head.writeUInt16LE(20, 4); head.writeUInt16LE(0x0800, 6); head.writeUInt16LE(stored ? 0 : 8, 8); head.writeUInt16LE(0, 10); head.writeUInt16LE(0x5cc1, 12); head.writeUInt32LE(crc32(raw), 14); head.writeUInt32LE(body.length, 18); head.writeUInt32LE(raw.length, 22); head.writeUInt16LE(nm.length, 26);
    const c = Buffer.alloc(46);
    c.writeUInt32LE(0x02014b50, 0); c.writeUInt16LE(20, 4); head.copy(c, 6, 4, 30); c.writeUInt32LE(offset, 42);
    parts.push(head, nm, body); central.push(c, nm); offset += 30 + nm.length + body.length;
  }
  const cd = Buffer.concat(central); const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0); end.writeUInt16LE(entries.length, 8); end.writeUInt16LE(entries.length, 10); end.writeUInt32LE(cd.length, 12); end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, cd, end]);
}

// ---------------------------------------------------------------- sound: sums of decaying partials
function wav(file, seconds, strokes) {
  job(file, () => {
    const sr = 22050; const n = Math.floor(sr * seconds); const buf = new Float64Array(n);
    for (const { t, partials, gain = 1, knock = 0 } of strokes) {
      const start = Math.floor(t * sr);
      let noise = 12345;
      for (let i = start; i < n; i++) {
        const x = (i - start) / sr; let v = 0;
        for (const [freq, amp, decay, beat = 0] of partials) v += amp * Math.exp(-x / decay) * Math.sin(2 * Math.PI * freq * x) * (beat ? 1 - 0.35 + 0.35 * Math.cos(2 * Math.PI * beat * x) : 1);
        if (knock) { noise = (noise * 16807) % 2147483647; v += knock * Math.exp(-x / 0.006) * (noise / 1073741823.5 - 1); }
        buf[i] += gain * v * Math.min(1, x / 0.003);
      }
    }
    const peak = buf.reduce((m, v) => Math.max(m, Math.abs(v)), 0); const fade = Math.floor(sr * 0.35);
    const b = Buffer.alloc(44 + n * 2);
    b.write('RIFF', 0); b.writeUInt32LE(36 + n * 2, 4); b.write('WAVEfmt ', 8); b.writeUInt32LE(16, 16); b.writeUInt16LE(1, 20); b.writeUInt16LE(1, 22); b.writeUInt32LE(sr, 24); b.writeUInt32LE(sr * 2, 28); b.writeUInt16LE(2, 32); b.writeUInt16LE(16, 34); b.write('data', 36); b.writeUInt32LE(n * 2, 40);
    for (let i = 0; i < n; i++) b.writeInt16LE(Math.round((buf[i] / peak) * 0.82 * Math.min(1, (n - i) / fade) * 32767), 44 + i * 2);
    out(file, b);
  });
}
const bell = (k) => [[k, 0.5, 2.6, 0.9], [k * 2.02, 0.9, 1.9, 1.3], [k * 2.43, 0.5, 1.4], [k * 3.01, 0.36, 1.0, 2.1], [k * 4.17, 0.2, 0.6], [k * 5.43, 0.12, 0.35], [k * 6.8, 0.07, 0.2]];
wav(at('yunqi', 'audio', 'great-bell.wav'), 3.3, [{ t: 0.02, partials: bell(98), knock: 0.25 }]);
wav(at('yunqi', 'audio', 'hand-chime.wav'), 3.3, [{ t: 0.02, partials: bell(612).map(([f0, a, d, b]) => [f0, a, d * 0.55, b]) }, { t: 1.5, gain: 0.8, partials: bell(612).map(([f0, a, d, b]) => [f0, a, d * 0.55, b]) }]);
wav(at('yunqi', 'audio', 'wooden-fish.wav'), 3.2, Array.from({ length: 6 }, (_, i) => ({ t: 0.05 + i * 0.5, gain: i === 0 ? 1 : 0.88, knock: 0.6, partials: [[338, 1, 0.075], [521, 0.5, 0.05], [790, 0.25, 0.03]] })));

// ---------------------------------------------------------------- wallpapers
const phone = { w: 1080, h: 2160 };
const wide = { w: 1920, h: 1080 };
const paint = (file, temple, seed, opts, draw, limit = 150 * 1024) => job(file, async () => { const s = new Scene(temple, seed, opts); draw(s); await render(s, join(demo, file), limit); });
const layersPhone = (s) => s.mountains([{ base: 1250, height: 420, dark: 0.16, peaks: 3 }, { base: 1480, height: 400, dark: 0.28, peaks: 3 }, { base: 1740, height: 340, dark: 0.44, peaks: 2 }, { base: 1980, height: 240, dark: 0.64, peaks: 2 }]);
const ridgePhone = (s) => { s.sun(760, 520, 110, 0.85); layersPhone(s); s.pagoda(400, 1440, 90, 7, { color: s.tone(0.22) }); s.geese(300, 820, 7, 1.3); };
const snowPhone = (s) => { layersPhone(s); s.hall(560, 1560, 560, { tiers: 2, snow: true }); s.ground(1580, 0.05); s.pine(900, 1900, 2.1, -1, 0.75); s.snow(320); };
const lotusPhone = (s) => { s.ring(540, 760, 330, 30, 0.75); s.water(1300, 40, s.tone(0.5)); s.stem(560, 1700, 540, 1180, 10); s.lotus(540, 1190, 2); s.lotusLeaf(280, 1760, 300, 80, 0.5); s.lotusLeaf(860, 1840, 300, 86, 0.5); };
const ridgeWide = (s) => { s.sun(1430, 260, 84, 0.85); s.mountains([{ base: 560, height: 300, dark: 0.16, peaks: 5 }, { base: 720, height: 270, dark: 0.3, peaks: 4 }, { base: 880, height: 220, dark: 0.5, peaks: 3 }, { base: 1010, height: 150, dark: 0.7, peaks: 3 }]); s.pagoda(520, 690, 70, 7, { color: s.tone(0.22) }); s.geese(820, 240, 9, 1.1); };
const riverPhone = (s) => { s.moon(700, 560, 150); s.mountains([{ base: 1150, height: 260, dark: 0.16, peaks: 3 }]); s.town(1300, 10, 120, 0.55); s.water(1310, 70, s.tone(0.45)); s.boat(480, 1640, 1.7); s.geese(250, 760, 6, 1.3); };
const bambooPhone = (s) => { s.sun(300, 480, 96, 0.8); for (const [x, h, b] of [[760, 1900, 0.05], [900, 1650, 0.07], [1010, 2050, -0.02]]) s.bamboo(x, 2190, h, { bend: b, leaves: 34, w: 26 }); };
paint(at('yunqi', 'pictures', 'wallpaper-ridge-phone.webp'), 'yunqi', 301, phone, ridgePhone);
paint(at('yunqi', 'pictures', 'wallpaper-ridge-wide.webp'), 'yunqi', 302, wide, ridgeWide);
paint(at('yunqi', 'pictures', 'bookmark-lotus.png'), 'yunqi', 303, { w: 480, h: 1440 }, (s) => { s.ring(240, 420, 150, 14, 0.7); s.stem(240, 1130, 240, 820, 6); s.lotus(240, 820, 0.95); s.lotusLeaf(140, 1180, 130, 36, 0.5); s.lotusLeaf(350, 1230, 140, 40, 0.5); s.seal(222, 1330, 1.1); });
paint(at('qinghe', 'pictures', 'wallpaper-river-phone.webp'), 'qinghe', 304, phone, riverPhone);
const zipOf = (file, list) => job(file, async () => {
  const entries = [];
  for (const [name, temple, seed, opts, draw] of list) { const p = join(tmp, name); const s = new Scene(temple, seed, opts); draw(s); await render(s, p, 120 * 1024); entries.push([name, readFileSync(p), true]); }
  entries.push(['README.txt', '可自由使用，CC BY-SA 4.0。Free to use, CC BY-SA 4.0.\n']);
  out(file, zip(entries));
});
zipOf(at('yunqi', 'pictures', 'wallpapers-four-seasons.zip'), [['spring-ridge.webp', 'yunqi', 311, phone, ridgePhone], ['summer-lotus.webp', 'yunqi', 312, phone, lotusPhone], ['winter-snow.webp', 'yunqi', 313, phone, snowPhone]]);
zipOf(at('qinghe', 'pictures', 'wallpapers-riverside.zip'), [['river.webp', 'qinghe', 321, phone, riverPhone], ['bamboo.webp', 'qinghe', 322, phone, bambooPhone], ['lotus.webp', 'qinghe', 323, phone, lotusPhone]]);

// ---------------------------------------------------------------- run
let n = 0;
for (const { file, make } of jobs) {
  if (only && !file.includes(only)) continue;
  await make(file);
  console.log(file, Math.round(statSync(join(demo, file)).size / 1024) + ' KB');
  n++;
}
rmSync(tmp, { recursive: true, force: true });
console.log(n + ' files');
