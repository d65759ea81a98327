// One scene for each picture. Called by make-pictures.mjs.
export default function scenes({ pic, farHills, mix }) {
  const Y = 'yunqi';
  const Q = 'qinghe';
  const y = (path, seed, draw, opts) => pic(`yunqi/${path}.webp`, Y, seed, draw, opts);
  const q = (path, seed, draw, opts) => pic(`qinghe/${path}.webp`, Q, seed, draw, opts);
  const c = (col, name) => `content/${col}/media/${name}`;

  // ============================== yunqi: the mountain ==============================
  y('banners/mountain-gate', 11, (s) => {
    s.sun(980, 190, 62);
    farHills(s, 470, 1.15);
    s.trees(600, 46, 1.5, 0.5);
    s.mist(600, 110, 0.85);
    const [sx, sy] = s.steps(520, 800, 360, 11, { bend: 12 });
    s.gate(sx + 4, sy + 6, 330);
    s.pine(250, 720, 1.35, 1);
    s.pine(1010, 700, 1.1, -1, 0.7);
    s.geese(830, 290, 7, 0.8);
  });
  y('banners/winter-sitting', 12, (s) => {
    s.lattice(140, 90, 420, 420, { fill: '#fdf6e3' });
    s.glow(350, 290, 420, '#fff0cc', 0.7);
    s.blossoms(s.branch(60, 470, 170, -0.75, { w: 9, depth: 4 }), 1, s.t.accent, 6);
    s.wash(600, s.ink, 0.2, 260);
    s.sitter(860, 640, 1.35);
    s.censer(560, 660, 0.42, 1);
  });
  y('banners/sutra-lamp', 13, (s) => {
    s.glow(880, 380, 560, '#f0c27a', 0.55);
    s.add(`<rect x="0" y="600" width="1280" height="200" fill="${mix(s.ink, '#000000', 0.2)}" opacity=".75"/>`);
    s.book(260, 640, 1.15, 5);
    s.lamp(960, 560, 1.05);
  }, { night: 0.78 });
  y(c('notices', 'typhoon'), 21, (s) => {
    s.wash(60, s.ink, 0.22, 240);
    s.mountains([{ base: 560, height: 230, dark: 0.3, jag: 1.5 }, { base: 690, height: 180, dark: 0.48 }]);
    for (const [x, h] of [[150, 640], [250, 720], [360, 560], [470, 660]]) s.bamboo(x, 810, h, { wind: 0.42, bend: 0.05, leaves: 26, w: 15 });
    s.rain(170, 90, 0.34);
    s.hall(1010, 690, 250, { lit: true });
  });
  y(c('notices', 'winter-gate'), 22, (s) => {
    farHills(s, 460, 0.9);
    s.trees(590, 40, 1.2, 0.4);
    s.mist(600, 120, 0.9);
    s.ground(690, 0.08);
    s.gate(640, 690, 470, true);
    s.pine(190, 740, 1.25, 1, 0.75);
    s.snow(190);
  });
  y(c('notices', 'stone-steps'), 23, (s) => {
    farHills(s, 400, 0.9);
    s.trees(470, 40, 1.5, 0.55);
    s.mist(480, 130, 0.85);
    s.steps(560, 800, 560, 19, { bend: 15 });
    for (const [x, h] of [[90, 700], [170, 600], [1120, 680], [1210, 760]]) s.bamboo(x, 820, h, { bend: x < 600 ? 0.12 : -0.12, leaves: 18 });
    s.monk(712, 470, 0.75);
  });
  y(c('notices', 'three-sticks'), 24, (s) => {
    s.ring(640, 330, 250, 18, 0.3);
    s.censer(640, 620, 1.15, 3);
    s.wash(700, s.ink, 0.16, 140);
  });
  y(c('events', 'laba-morning'), 31, (s) => {
    farHills(s, 420, 0.8);
    s.hall(860, 520, 440, { snow: true });
    s.ground(560, 0.1);
    for (const x of [150, 215, 275, 345, 410, 470]) s.monk(x, 640 + (x % 40), 0.95 + (x % 3) * 0.05, { robe: s.tone(0.25 + (x % 5) * 0.08) });
    s.bowl(640, 610, 0.62, { color: s.tone(0.1), fill: '#87503a', grain: true });
    s.smoke(610, 560, 210, 0.4, 8); s.smoke(650, 560, 250, 0.35, 8);
    s.snow(130);
  });
  y(c('events', 'kitchen-steam'), 32, (s) => {
    s.lattice(760, 90, 360, 340);
    s.glow(940, 260, 380, '#fff1cf', 0.6);
    s.add(`<rect x="0" y="560" width="1280" height="260" fill="${s.tone(0.42)}"/><rect x="0" y="552" width="1280" height="16" fill="${s.tone(0.2)}"/>`);
    s.bowl(360, 470, 1.35, { color: s.tone(0.1), fill: '#d9c9a6', steam: true });
    for (let i = 0; i < 6; i++) s.bowl(720 + i * 96, 548 - (i % 2) * 6, 0.27, { fill: '#efe3c6' });
    s.glow(360, 720, 210, '#e89a44', 0.85);
    s.add(`<path d="M260 800v-90a100 100 0 0 1 200 0v90Z" fill="${s.ink}"/>`);
    s.flame(330, 800, 1.2); s.flame(365, 800, 1.6); s.flame(400, 800, 1.1);
  });
  y(c('events', 'tea-picking'), 33, (s) => {
    s.sun(260, 180, 44, 0.75);
    s.mountains([{ base: 380, height: 200, dark: 0.25 }, { base: 470, height: 160, dark: 0.38 }]);
    for (let i = 0; i < 7; i++) { // rows of tea
      const yy = 470 + i * 52;
      let d = ''; for (let x = -30; x <= 1320; x += 34) d += `<ellipse cx="${x + (i % 2) * 17}" cy="${yy + Math.sin(x * 0.006 + i * 0.5) * 26}" rx="${26 + i * 3}" ry="${15 + i * 3}"/>`;
      s.group(d, `fill="${s.tone(0.56 - i * 0.055)}" opacity=".9" filter="url(#${s.rough(9, 0.05)})"`);
      if (i === 2) { s.monk(420, yy + 12, 0.6); s.monk(520, yy + 6, 0.58, { robe: s.tone(0.5) }); }
      if (i === 4) { s.monk(880, yy + 8, 0.9); s.monk(1000, yy + 16, 0.88, { robe: s.tone(0.5) }); }
    }
    s.mist(430, 70, 0.7);
  });
  y(c('events', 'bathing-basin'), 34, (s) => {
    s.ring(640, 330, 230, 14, 0.35, s.t.accent);
    s.lotus(640, 520, 1.1);
    s.bowl(640, 520, 1.5, { color: s.tone(0.2), fill: '#b9c6c0' });
    for (const [x, yy, r] of [[250, 600, 0], [1020, 610, 1], [200, 700, 1], [1090, 715, 0]]) s.lotus(x, yy + 30, 0.32 + r * 0.06);
    s.wash(690, s.ink, 0.12, 150);
    s.water(505, 3, '#ffffff', 530);
  });
  y(c('events', 'airing-sutras'), 35, (s) => {
    s.sun(1080, 150, 50, 0.8);
    farHills(s, 400, 0.7);
    s.hall(300, 500, 380, {});
    s.ground(540, 0.2);
    s.book(520, 660, 0.95, 5);
    s.book(120, 740, 0.8, 4, { cover: s.tone(0.25) });
    s.book(930, 760, 0.75, 3, { cover: s.tone(0.25) });
  });
  y(c('sutra-notes', 'moon-ring'), 41, (s) => {
    s.ring(720, 350, 240, 34, 0.88);
    s.mountains([{ base: 690, height: 120, dark: 0.24, peaks: 5 }, { base: 770, height: 90, dark: 0.42 }]);
    s.boat(420, 690, 0.42);
    s.seal(1130, 660, 1.2);
  });
  y(c('sutra-notes', 'alms-bowl'), 42, (s) => {
    s.sun(930, 240, 86, 0.85);
    farHills(s, 520, 0.75);
    s.ground(600, 0.22);
    s.bowl(480, 560, 1.15, { color: s.tone(0.08), fill: s.tone(0.28) });
    for (let i = 0; i < 5; i++) s.monk(850 + i * 74, 622 + i * 5, 0.72 + i * 0.05);
  });
  y(c('sutra-notes', 'dew'), 43, (s) => {
    s.moon(990, 190, 70);
    s.mountains([{ base: 620, height: 150, dark: 0.2 }, { base: 720, height: 110, dark: 0.32 }]);
    for (let i = 0; i < 11; i++) { // long grass with drops
      const x = 90 + i * 96 + (i % 3) * 24; const h = 330 + (i * 73) % 230; const b = (i % 2 ? 1 : -1) * (90 + (i * 31) % 90);
      s.add(`<path d="M${x - 7} 820Q${x} ${820 - h * 0.7} ${x + b} ${820 - h}Q${x + 12} ${820 - h * 0.6} ${x + 9} 820Z" fill="${s.tone(0.3 + (i % 4) * 0.1)}"/>`);
      s.add(`<circle cx="${x + b}" cy="${820 - h + 13}" r="10" fill="#fffdf6" stroke="${s.tone(0.4)}" stroke-width="1.6"/><circle cx="${x + b - 3}" cy="${820 - h + 9}" r="2.6" fill="${s.tone(0.35)}" opacity=".6"/>`);
    }
  });
  y(c('sutra-notes', 'lotus-pond'), 44, (s) => {
    s.wash(120, s.t.accent, 0.08, 160);
    s.water(420, 36);
    const leaf = [[180, 560, 150, 44], [470, 500, 110, 30], [760, 640, 190, 54], [1080, 540, 150, 42], [330, 720, 200, 54], [1010, 735, 170, 44]];
    for (const [x, yy, rx, ry] of leaf) s.lotusLeaf(x, yy, rx, ry, 0.5, (x % 7) - 3);
    s.stem(620, 640, 600, 350, 7); s.lotus(600, 360, 1.15);
    s.stem(910, 640, 930, 330, 6); s.lotus(930, 336, 0.8, { color: '#efe6cf' });
    s.stem(290, 690, 270, 470, 5); s.lotus(270, 476, 0.62);
  });
  y(c('sutra-notes', 'qin-strings'), 45, (s) => {
    s.moon(1010, 190, 78);
    s.mountains([{ base: 480, height: 150, dark: 0.2 }]);
    s.add(`<g transform="rotate(-6 640 600)"><path d="M130 560Q120 510 180 505L1060 480Q1150 480 1160 540Q1150 600 1080 606L200 632Q130 630 130 560Z" fill="${mix(s.t.accent, s.ink, 0.62)}"/><path d="M190 512L1060 487M190 625L1075 600" stroke="${s.tone(0.4)}" stroke-width="3"/>${Array.from({ length: 7 }, (_, i) => `<path d="M165 ${532 + i * 12}L1120 ${508 + i * 12}" stroke="#f0e4c8" stroke-width="${2.6 - i * 0.22}"/>`).join('')}${Array.from({ length: 13 }, (_, i) => `<circle cx="${250 + i * 66}" cy="${521 - i * 1.7}" r="5" fill="#f3ead2"/>`).join('')}<rect x="1085" y="488" width="18" height="112" fill="${s.ink}"/><path d="M230 630v58h46v-60M960 610v58h46v-60" fill="${s.tone(0.25)}"/></g>`);
    s.wash(720, s.ink, 0.14, 100);
  });
  y(c('sutra-notes', 'water-drops'), 46, (s) => {
    s.bamboo(130, 330, 300, { bend: 0.9, leaves: 26, w: 9 });
    s.add(`<path d="M-20 250L560 300l-6 44L-20 300Z" fill="${s.tone(0.4)}"/><ellipse cx="557" cy="322" rx="12" ry="23" fill="${s.tone(0.15)}"/>`);
    for (const [yy, r] of [[372, 9], [452, 11], [548, 12]]) s.add(`<path d="M596 ${yy - r * 2.4}q${r} ${r * 1.5} ${r} ${r * 2.4}a${r} ${r} 0 0 1 ${-2 * r} 0q0 ${-r} ${r} ${-r * 2.4}Z" fill="${s.tone(0.45)}"/>`);
    s.bowl(600, 640, 1.45, { color: s.tone(0.2), fill: '#aebab4' });
    for (let i = 1; i < 4; i++) s.add(`<ellipse cx="600" cy="642" rx="${i * 62}" ry="${i * 9}" fill="none" stroke="#f7f3e8" stroke-width="2.4" opacity="${0.85 - i * 0.16}"/>`);
    s.lotusLeaf(1080, 730, 210, 46, 0.35);
  });
  y(c('daily', 'first-sitting'), 51, (s) => {
    s.ring(640, 350, 270, 20, 0.55);
    s.sitter(640, 590, 1.5);
    s.mist(640, 120, 0.5);
  });
  y(c('daily', 'washing-bowls'), 52, (s) => {
    s.bamboo(1130, 530, 560, { bend: -0.2, leaves: 40 });
    s.add(`<path d="M0 520h1280v300H0Z" fill="${s.tone(0.7)}"/><path d="M300 560h700l-40 150q-300 50-620 0Z" fill="${s.tone(0.42)}"/><ellipse cx="650" cy="560" rx="350" ry="46" fill="${s.tone(0.3)}"/><ellipse cx="650" cy="564" rx="325" ry="36" fill="#b8c4bd"/>`);
    s.bowl(540, 546, 0.5, { fill: '#dfe3d8' });
    for (let i = 0; i < 4; i++) s.add(`<ellipse cx="${760 + i * 22}" cy="${560 + i * 3}" rx="${70 - i * 12}" ry="${9 - i}" fill="none" stroke="#ffffff" stroke-width="2" opacity=".6"/>`);
    for (let i = 0; i < 5; i++) s.bowl(160, 560 - i * 40, 0.55, { color: s.tone(0.14 + i * 0.05), fill: s.tone(0.4) });
  });
  y(c('daily', 'one-breath'), 53, (s) => {
    s.mountains([{ base: 470, height: 230, dark: 0.16 }, { base: 590, height: 190, dark: 0.24 }]);
    s.mist(520, 260, 0.85);
    s.add(`<path d="M0 690h1280v120H0Z" fill="${s.tone(0.6)}" opacity=".7"/>`);
    s.censer(880, 660, 0.62, 1);
    s.cup(420, 640, 1.15);
  });
  y(c('daily', 'walking'), 54, (s) => {
    farHills(s, 380, 0.8);
    s.ground(560, 0.16);
    s.add(`<path d="M-20 760Q380 640 640 668T1300 600V700Q960 720 700 742T-20 860Z" fill="${s.paper}" opacity=".9"/>`);
    for (let i = 0; i < 8; i++) s.monk(200 + i * 112, 744 - i * 13 - (i > 3 ? 0 : 8), 1.12 - i * 0.05);
    s.pine(1090, 590, 1.5, -1);
    s.trees(560, 22, 1.1, 0.4, 0, 0.6);
  });
  y(c('architecture', 'halls-in-mist'), 61, (s) => {
    s.mountains([{ base: 330, height: 220, dark: 0.2 }, { base: 420, height: 180, dark: 0.3 }]);
    s.hall(640, 350, 230, { lit: false, color: s.tone(0.35) });
    s.mist(370, 90, 0.8);
    s.hall(610, 480, 340, { tiers: 2, color: s.tone(0.15) });
    s.mist(510, 100, 0.75);
    s.hall(650, 660, 420, {});
    s.hall(210, 640, 240, {}); s.hall(1080, 645, 240, {});
    s.trees(670, 40, 1.2, 0.6);
    s.mist(720, 110, 0.85);
    s.pagoda(1010, 400, 74, 7, { color: s.tone(0.3) });
  });
  y(c('architecture', 'bell-tower'), 62, (s) => {
    s.moon(980, 200, 86);
    s.stars(50);
    s.mountains([{ base: 640, height: 170, dark: 0.55 }, { base: 740, height: 130, dark: 0.8 }]);
    s.add(`<rect x="190" y="90" width="560" height="26" fill="${s.ink}"/><rect x="214" y="90" width="30" height="640" fill="${s.ink}"/><rect x="700" y="90" width="30" height="640" fill="${s.ink}"/>`);
    s.glow(472, 400, 330, '#eebf73', 0.35);
    s.bell(472, 420, 1.15);
    s.add(`<path d="M760 430h300" stroke="${mix(s.t.accent, s.ink, 0.3)}" stroke-width="30" stroke-linecap="round"/><path d="M820 100L830 418M1000 60L990 418" stroke="${s.tone(0.5)}" stroke-width="3"/>`);
  }, { night: 0.62 });
  y(c('architecture', 'sutra-library'), 63, (s) => {
    s.shelves(80, 70, 700, 560, 4);
    s.lattice(900, 110, 280, 330);
    s.glow(1040, 270, 330, '#fff0cc', 0.6);
    s.add(`<rect x="0" y="650" width="1280" height="170" fill="${s.tone(0.4)}"/>`);
    s.book(800, 720, 0.72, 5);
    s.lamp(250, 690, 0.6);
  });
  y(c('culture', 'kasaya'), 64, (s) => {
    s.add(`<rect x="0" y="560" width="1280" height="250" fill="${s.tone(0.62)}"/><rect x="0" y="552" width="1280" height="12" fill="${s.tone(0.3)}"/>`);
    s.ring(930, 280, 150, 12, 0.3);
    s.cloth(250, 250, 640, 380);
    s.add('<rect x="250" y="420" width="640" height="12" fill="#000" opacity=".12"/>');
    s.censer(1080, 640, 0.45, 1);
  });
  y(c('culture', 'old-book'), 65, (s) => {
    s.add(`<rect x="0" y="540" width="1280" height="270" fill="${s.tone(0.55)}"/>`);
    s.book(180, 640, 1.2, 4);
    s.add(`<g transform="translate(760 560)"><path d="M0 0l300-30 26 110-310 36Z" fill="#f6ebd3" stroke="${s.tone(0.4)}" stroke-width="2"/><path d="M24 10l-4 92M60 6l-2 92M96 3v92" stroke="${s.tone(0.3)}" stroke-width="2" stroke-dasharray="9 7"/><path d="M330 -60L240 60" stroke="${mix(s.t.accent, s.ink, 0.3)}" stroke-width="14" stroke-linecap="round"/><path d="M250 46q-30 14-38 50q34-4 54-36Z" fill="${s.tone(0.1)}"/></g>`);
    s.lamp(1080, 470, 0.7);
    s.lattice(110, 70, 260, 250);
  });
  y(c('seasons', 'first-snow'), 71, (s) => {
    s.mountains([{ base: 420, height: 230, dark: 0.14 }, { base: 520, height: 200, dark: 0.22 }]);
    s.hall(760, 560, 430, { tiers: 2, snow: true });
    s.pagoda(300, 560, 78, 7, { color: s.tone(0.25) });
    s.ground(580, 0.05);
    s.add(`<path d="M740 600Q700 680 560 720T300 830H520Q720 760 790 690T800 600Z" fill="${s.tone(0.86)}"/>`);
    s.monk(640, 706, 1);
    s.pine(1120, 720, 1.4, -1, 0.7);
    s.snow(230);
  });
  y(c('seasons', 'plum-rain'), 72, (s) => {
    s.mountains([{ base: 430, height: 240, dark: 0.25 }, { base: 540, height: 190, dark: 0.38 }]);
    s.mist(470, 180, 0.8);
    s.hall(350, 640, 420, {});
    s.ground(660, 0.3);
    s.lotusLeaf(900, 730, 150, 36, 0.45); s.lotusLeaf(1130, 700, 120, 28, 0.4);
    s.add(`<path d="M640 640q0-64 74-64t74 64q-14-14-25 0q-12-14-25 0q-12-14-25 0q-12-14-25 0q-12-14-25 0q-12-14-23 0Z" fill="${s.t.accent}"/><path d="M714 576v112" stroke="${s.ink}" stroke-width="4"/>`);
    s.monk(714, 736, 1.1);
    s.rain(170, 16, 0.32);
  });
  y(c('seasons', 'red-maple'), 73, (s) => {
    farHills(s, 470, 0.9);
    s.hall(930, 640, 360, {});
    s.mist(670, 100, 0.8);
    s.maple(s.branch(-20, 300, 330, 0.12, { w: 24, depth: 4 }), 7);
    s.maple(s.branch(260, -20, 190, 0.9, { w: 12, depth: 3 }), 5);
    s.maple([[500, 690], [620, 740], [300, 730]], 3);
  });
  y(c('seasons', 'laba-bowl'), 74, (s) => {
    s.blossoms(s.branch(1240, 60, 190, 2.5, { w: 14, depth: 4 }), 2, s.t.accent, 8);
    s.bowl(560, 470, 1.7, { color: s.tone(0.14), fill: '#87503a', grain: true, steam: true });
    s.add(`<path d="M880 700L1200 560M900 716L1216 590" stroke="${mix(s.t.accent, s.ink, 0.4)}" stroke-width="9" stroke-linecap="round"/>`);
    s.wash(690, s.ink, 0.12, 140);
  });
  y(c('schedule', 'before-dawn'), 81, (s) => {
    s.stars(80, 0.5);
    s.mountains([{ base: 430, height: 210, dark: 0.5 }, { base: 520, height: 160, dark: 0.7 }]);
    s.glow(640, 600, 460, '#f0c27a', 0.5);
    s.hall(640, 660, 620, { color: mix(s.ink, '#000000', 0.35) });
    s.lantern(420, 575, 0.5); s.lantern(860, 575, 0.5);
    for (let i = 0; i < 5; i++) s.monk(120 + i * 76, 730, 0.9);
    for (let i = 0; i < 5; i++) s.monk(860 + i * 76, 730, 0.9);
  }, { night: 0.8 });
  y(c('schedule', 'winter-seven'), 82, (s) => {
    s.lattice(120, 60, 260, 300); s.lattice(510, 60, 260, 300); s.lattice(900, 60, 260, 300);
    s.wash(560, s.ink, 0.18, 260);
    s.cushions(490, 3, 5);
  });
  y(c('schedule', 'amitabha-seven'), 83, (s) => {
    s.sun(640, 330, 150, 0.82);
    s.mountains([{ base: 480, height: 110, dark: 0.2, peaks: 5 }]);
    s.water(480, 40, s.tone(0.45));
    for (const [x, yy, k] of [[240, 640, 0.7], [1040, 650, 0.75], [640, 760, 0.95]]) { s.lotusLeaf(x + 20, yy + 16, 170 * k, 36 * k, 0.5); s.lotus(x, yy, k); }
  });
  y(c('schedule', 'new-year-bell'), 84, (s) => {
    s.stars(90, 0.6);
    s.mountains([{ base: 560, height: 180, dark: 0.5 }, { base: 660, height: 130, dark: 0.75 }]);
    s.glow(380, 430, 380, '#eebf73', 0.45);
    s.hall(380, 660, 440, { tiers: 2, color: mix(s.ink, '#000000', 0.35) });
    for (let i = 0; i < 12; i++) { const x = 640 + i * 54; const yy = 700 - i * 10 + Math.sin(i) * 6; s.monk(x, yy + 30, 0.8 - i * 0.02, { robe: mix(s.ink, '#000000', 0.1) }); s.glow(x + 14, yy - 2, 34, '#f6cf86', 0.9); }
    s.blossoms(s.branch(1290, 120, 200, 2.6, { w: 13, depth: 4 }), 2, s.t.accent, 7);
  }, { night: 0.84 });
  y(c('about', 'the-road'), 91, (s) => {
    s.sun(300, 110, 48, 0.8);
    farHills(s, 400, 0.8);
    s.pagoda(880, 330, 50, 7, { color: s.tone(0.3) });
    s.hall(970, 350, 150, { lit: false, color: s.tone(0.3) });
    s.mist(370, 70, 0.7);
    s.ground(520, 0.26);
    s.add(`<path d="M560 820Q760 740 640 660T760 560T900 430L916 432Q830 520 812 570T740 660T860 830Z" fill="${s.paper}"/>`);
    s.trees(560, 30, 1.2, 0.5, 0, 0.5); s.trees(600, 22, 1.2, 0.5, 0.7, 1);
    s.town(790, 6, 70, 0.4);
    s.monk(700, 650, 0.6);
  });
  y(c('about', 'qiyun-ridge'), 92, (s) => {
    s.mountains([{ base: 360, height: 260, dark: 0.16, peaks: 5 }, { base: 470, height: 250, dark: 0.26, peaks: 4 }, { base: 590, height: 210, dark: 0.4, peaks: 4 }, { base: 720, height: 160, dark: 0.62, peaks: 3 }]);
    s.pagoda(690, 452, 44, 7, { color: s.tone(0.2) });
    s.geese(280, 170, 9, 0.9);
    s.seal(1150, 90, 1.2);
  });
  y(c('about', 'shoes-by-the-door'), 93, (s) => {
    s.add(`<rect x="120" y="40" width="1040" height="520" fill="${s.tone(0.25)}"/><rect x="150" y="60" width="300" height="500" fill="${mix(s.t.accent, s.ink, 0.25)}"/><rect x="830" y="60" width="300" height="500" fill="${mix(s.t.accent, s.ink, 0.25)}"/><rect x="470" y="60" width="340" height="500" fill="#f1d9a6"/>`);
    s.glow(640, 330, 330, '#fff2cf', 0.8);
    s.lamp(640, 440, 0.55);
    s.add(`<rect x="80" y="560" width="1120" height="46" fill="${s.tone(0.3)}"/><rect x="0" y="606" width="1280" height="200" fill="${s.tone(0.68)}"/>`);
    for (const x of [250, 420, 760, 930]) s.add(`<g fill="${s.tone(0.14)}"><path d="M${x} 690q-6-60 22-64t28 62q-2 18-25 18t-25-16ZM${x + 66} 690q-6-60 22-64t28 62q-2 18-25 18t-25-16Z"/></g><g fill="#efe6d2"><ellipse cx="${x + 24}" cy="672" rx="14" ry="24"/><ellipse cx="${x + 90}" cy="672" rx="14" ry="24"/></g>`);
  });

  // ============================== qinghe: the river ==============================
  q('banners/river-dusk', 111, (s) => {
    s.sun(900, 210, 66, 0.75);
    s.mountains([{ base: 380, height: 120, dark: 0.16, peaks: 5 }]);
    s.town(470, 16, 84, 0.5);
    s.hall(430, 470, 320, { tiers: 2 });
    s.water(480, 44, s.tone(0.45));
    s.bridge(1010, 520, 380);
    s.boat(620, 660, 1.1);
    s.geese(260, 170, 6, 0.8);
  });
  q('banners/reading-lamp', 112, (s) => {
    s.shelves(60, 60, 560, 520, 4);
    s.add(`<rect x="0" y="620" width="1280" height="190" fill="${s.tone(0.1)}"/>`);
    s.book(720, 640, 0.9, 4);
    s.lamp(1130, 560, 0.9);
    s.cat(420, 622, 0.9);
  }, { night: 0.5 });
  q('banners/city-bamboo', 113, (s) => {
    s.town(640, 12, 120, 0.26);
    s.mist(640, 150, 0.7);
    for (const [x, h, b] of [[140, 720, 0.1], [230, 640, 0.14], [1130, 760, -0.12], [1040, 600, -0.1]]) s.bamboo(x, 830, h, { bend: b, leaves: 26, w: 15 });
    s.bowl(640, 600, 1.1, { fill: '#dfe0c8', steam: true, color: s.tone(0.18) });
  });
  q(c('notices', 'evening-door'), 121, (s) => {
    s.stars(30, 0.3);
    s.add(`<rect x="0" y="120" width="1280" height="560" fill="${mix(s.paper, s.t.paper, 0.35)}"/>`);
    s.group(s.roof(640, 150, 1400, 130));
    s.gate(640, 690, 520);
    s.lantern(300, 440, 1); s.lantern(980, 440, 1);
    s.add(`<rect x="0" y="690" width="1280" height="120" fill="${s.tone(0.2)}"/>`);
    s.monk(640, 700, 1.1);
  }, { night: 0.55 });
  q(c('notices', 'east-door-ramp'), 122, (s) => {
    s.bamboo(1160, 560, 480, { bend: -0.2, leaves: 26 });
    s.hall(470, 560, 520, { bays: 5 });
    s.ground(600, 0.2, 4);
    s.add(`<path d="M470 562L1180 690H1020L360 562Z" fill="${s.tone(0.72)}"/><path d="M560 540L1190 652" stroke="${s.t.accent}" stroke-width="8"/>${[600, 740, 880, 1020, 1160].map((x) => `<path d="M${x} ${540 + (x - 560) * 0.178}v46" stroke="${s.tone(0.25)}" stroke-width="6"/>`).join('')}`);
    s.add(`<g stroke="${s.ink}" stroke-width="6" fill="none"><circle cx="890" cy="640" r="34"/><path d="M866 560v46h54l16 44h22"/></g><circle cx="872" cy="536" r="15" fill="${s.ink}"/><path d="M856 556h34v54h-34Z" fill="${s.t.accent}"/>`);
    s.monk(800, 650, 1.25);
  });
  q(c('events', 'mid-autumn'), 131, (s) => {
    s.moon(820, 240, 120);
    s.stars(36, 0.4);
    s.town(560, 15, 70, 0.8);
    s.water(566, 44, '#f4e6c1');
    s.boat(400, 690, 0.9);
    s.blossoms(s.branch(-20, 120, 230, 0.5, { w: 14, depth: 4 }), 3, '#e3b653', 5);
  }, { night: 0.72 });
  q(c('events', 'after-flood'), 132, (s) => {
    s.mountains([{ base: 380, height: 110, dark: 0.16, peaks: 5 }]);
    s.town(450, 15, 80, 0.4);
    s.water(452, 20, s.tone(0.45), 560);
    s.ground(570, 0.26, 5);
    for (let i = 0; i < 7; i++) { const x = 160 + i * 150; s.monk(x, 690 + (i % 2) * 30, 1.15, { robe: s.tone(0.3 + (i % 3) * 0.12) }); s.add(`<path d="M${x + 26} ${590 + (i % 2) * 30}L${x + 62} ${706 + (i % 2) * 30}" stroke="${s.tone(0.2)}" stroke-width="4"/><path d="M${x + 50} ${700 + (i % 2) * 30}l34-8 8 26-46 8Z" fill="${mix(s.t.accent, s.ink, 0.2)}"/>`); }
  });
  q(c('events', 'river-lanterns'), 133, (s) => {
    s.stars(40, 0.35);
    s.town(420, 15, 80, 0.8);
    s.bridge(300, 450, 420);
    s.water(440, 50, '#d9cfa9');
    for (let i = 0; i < 17; i++) { const x = s.rand(120, 1200); const yy = s.rand(500, 740); const k = 0.12 + ((yy - 480) / 260) * 0.22; s.glow(x, yy - 14 * k, 190 * k, '#f2cf8d', 0.75); s.lotus(x, yy, k * 1.1, { color: '#e8c58b' }); }
  }, { night: 0.78 });
  q(c('sutra-notes', 'mirror'), 141, (s) => {
    s.ring(640, 360, 250, 26, 0.85);
    s.moon(640, 360, 205, '#fbf9ef', 0.9);
    s.mountains([{ base: 790, height: 60, dark: 0.25 }]);
    for (const [x, h, b] of [[1130, 620, -0.1], [1060, 520, -0.08]]) s.bamboo(x, 830, h, { bend: b, leaves: 22 });
    s.seal(240, 640, 1.2);
  });
  q(c('sutra-notes', 'inexhaustible-lamp'), 142, (s) => {
    for (let r = 0; r < 4; r++) for (let i = 0; i < 5 + r * 2; i++) { const k = 0.16 + r * 0.08; s.lamp(640 + (i - (4 + r * 2) / 2) * 560 * k, 300 + r * 120, k * 0.9); }
  }, { night: 0.84 });
  q(c('sutra-notes', 'drifting-log'), 143, (s) => {
    s.mountains([{ base: 340, height: 150, dark: 0.18 }, { base: 430, height: 120, dark: 0.3 }]);
    s.water(430, 54, s.tone(0.45));
    s.add(`<g transform="rotate(-7 640 600)"><path d="M400 585h420q24 6 24 26t-24 26H400q-22-6-22-26t22-26Z" fill="${s.tone(0.28)}"/><ellipse cx="820" cy="611" rx="18" ry="26" fill="${s.tone(0.55)}"/><ellipse cx="820" cy="611" rx="9" ry="13" fill="none" stroke="${s.tone(0.3)}" stroke-width="2"/><path d="M520 585l-18-46 24 8 14 38" fill="${s.tone(0.28)}"/></g>`);
    s.trees(440, 20, 0.9, 0.4, 0, 0.35);
    s.geese(820, 150, 6, 0.8);
  });
  q(c('daily', 'metro'), 151, (s) => {
    s.add(`<rect x="0" y="90" width="1280" height="520" fill="${s.tone(0.78)}"/>${[90, 480, 870].map((x) => `<rect x="${x}" y="150" width="330" height="250" rx="26" fill="${mix(s.paper, '#ffffff', 0.4)}" stroke="${s.tone(0.4)}" stroke-width="7"/>`).join('')}`);
    s.add('<g opacity=".5">'); s.mountains([]); s.add('</g>');
    for (const x of [130, 520, 910]) s.add(`<path d="M${x} 380q60-90 120-30t130-40v70Z" fill="${s.tone(0.6)}" opacity=".8"/>`);
    s.add(`<rect x="0" y="560" width="1280" height="70" fill="${mix(s.t.accent, s.ink, 0.15)}"/><rect x="0" y="630" width="1280" height="180" fill="${s.tone(0.55)}"/><path d="M0 116h1280" stroke="${s.tone(0.3)}" stroke-width="9"/>${[220, 420, 620, 820, 1020].map((x) => `<path d="M${x} 116v40" stroke="${s.tone(0.3)}" stroke-width="5"/><circle cx="${x}" cy="176" r="22" fill="none" stroke="${s.tone(0.2)}" stroke-width="7"/>`).join('')}`);
    s.add(`<path d="M580 600q0-150 60-160t60 160Z" fill="${s.tone(0.12)}"/><circle cx="640" cy="408" r="30" fill="${s.tone(0.12)}"/><path d="M622 442q34 50 52 150" stroke="${s.t.accent}" stroke-width="9" fill="none"/>`);
    for (const x of [330, 960]) s.add(`<path d="M${x - 60} 600q0-150 60-160t60 160Z" fill="${s.tone(0.45)}"/><circle cx="${x}" cy="408" r="30" fill="${s.tone(0.4)}"/>`);
  });
  q(c('daily', 'desk-pause'), 152, (s) => {
    s.lattice(760, 70, 400, 380);
    s.town(448, 4, 40, 0.2);
    s.add(`<rect x="0" y="448" width="1280" height="130" fill="${s.paper}"/><rect x="0" y="570" width="1280" height="240" fill="${s.tone(0.5)}"/><rect x="0" y="562" width="1280" height="14" fill="${s.tone(0.2)}"/>`);
    s.cup(360, 510, 1.05);
    s.add(`<path d="M560 560l60-190h330l-40 190Z" fill="${s.tone(0.3)}"/><path d="M580 548l54-164h296l-34 164Z" fill="${s.tone(0.86)}"/>`);
    s.bamboo(1110, 562, 300, { bend: 0.1, leaves: 14, w: 7 });
    s.add(`<path d="M1070 562l14-74h60l14 74Z" fill="${mix(s.t.accent, s.ink, 0.3)}"/>`);
  });
  q(c('kitchen', 'greens-tofu'), 161, (s) => {
    s.wash(640, s.ink, 0.12, 180);
    s.bowl(640, 440, 1.9, { color: s.tone(0.16), fill: '#e9e6cf', steam: true });
    for (let i = 0; i < 9; i++) { const x = 460 + i * 42; const yy = 434 + ((i * 37) % 30) - 12; s.add(`<path d="M${x} ${yy}l34-12 30 10v22l-32 12-32-10Z" fill="#fbf8ea" stroke="${s.tone(0.6)}" stroke-width="1.6"/>`); }
    for (let i = 0; i < 8; i++) { const x = 430 + i * 54; const yy = 430 + ((i * 53) % 34); s.add(`<path d="M${x} ${yy}q24-36 58-14q-16 30-58 14Z" fill="${mix(s.t.accent, i % 2 ? '#a8c08a' : s.ink, 0.28)}"/>`); }
    s.add(`<path d="M960 690L1230 520M985 705L1245 548" stroke="${s.tone(0.2)}" stroke-width="9" stroke-linecap="round"/>`);
  });
  q(c('kitchen', 'pumpkin-congee'), 162, (s) => {
    s.add(`<g transform="translate(300 560)">${[-150, -90, 90, 150, -30, 30, 0].map((dx, i) => `<ellipse cx="${dx}" cy="0" rx="${i > 3 ? 84 : 72}" ry="${i > 3 ? 118 : 100}" fill="${mix('#c98a3c', s.ink, 0.05 + (i % 3) * 0.08)}"/>`).join('')}<path d="M-14-110q-4-50 34-62l14 18q-26 14-20 48Z" fill="${s.tone(0.25)}"/></g>`);
    s.bowl(820, 520, 1.4, { color: s.tone(0.18), fill: '#dba24d', steam: true, grain: true });
    s.wash(690, s.ink, 0.14, 150);
  });
  q(c('reading-room', 'shelves-and-cat'), 171, (s) => {
    s.shelves(60, 50, 760, 560, 4);
    s.lattice(900, 90, 300, 360);
    s.glow(1050, 270, 350, '#fff2cf', 0.6);
    s.add(`<rect x="0" y="620" width="1280" height="190" fill="${s.tone(0.52)}"/>`);
    s.cat(1030, 626, 1.15);
    s.book(300, 700, 0.5, 4);
  });
  q(c('reading-room', 'mending'), 172, (s) => {
    s.add(`<rect x="0" y="520" width="1280" height="290" fill="${s.tone(0.6)}"/>`);
    s.lamp(1060, 450, 0.8);
    s.book(140, 640, 1, 4);
    s.add(`<g transform="rotate(-5 760 590)"><rect x="600" y="520" width="300" height="150" fill="#f7eed9" stroke="${s.tone(0.4)}" stroke-width="2"/>${[0, 1, 2, 3, 4].map((i) => `<path d="M${632 + i * 50} 536v116" stroke="${s.tone(0.4)}" stroke-width="2" stroke-dasharray="10 6"/>`).join('')}<path d="M600 545h300" stroke="${s.t.accent}" stroke-width="3" stroke-dasharray="4 14"/></g><path d="M930 560q30-20 70-60" stroke="${s.tone(0.2)}" stroke-width="3" fill="none"/>`);
    s.lattice(120, 60, 250, 250);
  });
  q(c('schedule', 'wednesday-sitting'), 181, (s) => {
    s.lattice(100, 60, 240, 280, { fill: mix(s.paper, '#e9c887', 0.4) }); s.lattice(940, 60, 240, 280, { fill: mix(s.paper, '#e9c887', 0.4) });
    s.lantern(640, 230, 1.1);
    s.cushions(500, 3, 5);
  }, { night: 0.34 });
  q(c('schedule', 'evening-drum'), 182, (s) => {
    s.sun(230, 200, 54, 0.7);
    s.town(620, 15, 90, 0.4);
    s.mist(630, 90, 0.7);
    s.add(`<g transform="translate(790 430)"><path d="M-150 250L-90 60M150 250L90 60" stroke="${s.tone(0.15)}" stroke-width="20"/><ellipse cx="0" cy="0" rx="230" ry="230" fill="${mix(s.t.accent, s.ink, 0.35)}"/><ellipse cx="0" cy="0" rx="196" ry="196" fill="#efe3c7"/>${Array.from({ length: 32 }, (_, i) => `<circle cx="${(213 * Math.cos(i * 0.19635)).toFixed(1)}" cy="${(213 * Math.sin(i * 0.19635)).toFixed(1)}" r="5.5" fill="#e8d4a4"/>`).join('')}<circle r="70" fill="none" stroke="${s.tone(0.6)}" stroke-width="3"/></g>`);
    s.add(`<path d="M420 250L640 380M440 330L640 440" stroke="${s.tone(0.2)}" stroke-width="13" stroke-linecap="round"/>`);
  });
  q(c('schedule', 'one-day'), 183, (s) => {
    s.ring(640, 340, 210, 20, 0.6);
    s.water(580, 34, s.tone(0.5));
    s.stem(640, 640, 640, 420, 6); s.lotus(640, 420, 1.05);
    s.lotusLeaf(470, 640, 170, 38, 0.5); s.lotusLeaf(860, 670, 200, 44, 0.5);
  });
  q(c('about', 'landing'), 191, (s) => {
    s.mountains([{ base: 350, height: 110, dark: 0.16, peaks: 5 }]);
    s.town(440, 14, 90, 0.46);
    s.hall(700, 440, 300, { tiers: 2 });
    s.pagoda(1010, 440, 64, 5, { color: s.tone(0.25) });
    s.water(450, 40, s.tone(0.45));
    for (let i = 0; i < 8; i++) s.add(`<path d="M${150 - i * 24} ${800 - i * 34}h${420 - i * 14}v-16h${-420 + i * 14}Z" fill="${s.tone(0.5 + i * 0.04)}"/>`);
    s.boat(760, 660, 1);
  });
  q(c('about', 'old-street'), 192, (s) => {
    s.mountains([{ base: 330, height: 150, dark: 0.16 }]);
    s.town(560, 13, 190, 0.5);
    s.town(680, 10, 150, 0.7);
    s.ground(690, 0.2, 4);
    for (const x of [330, 520, 760, 930]) s.monk(x, 740, 1.05, { robe: s.tone(0.3 + (x % 4) * 0.1) });
    s.lantern(180, 420, 0.7); s.lantern(1100, 400, 0.7);
  });
}
