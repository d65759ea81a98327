// Draws every picture of the two demo temples: ink, paper, one accent. Same seed, same picture.
// Run from the repository root:  node_modules/.bin/node demo/tools/make-pictures.mjs [part of a file name]
import { createRequire } from 'node:module';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const demo = resolve(here, '..');
const sharp = createRequire(resolve(demo, '../apps/server/package.json'))('sharp');
const only = process.argv[2];

const W = 1280;
const H = 800;
const LIMIT = 45 * 1024;
const TEMPLES = {
  yunqi: { accent: '#b3372b', ink: '#2d2722', paper: '#f4ede1', warm: '#e9dcc6', night: '#3a3733' },
  qinghe: { accent: '#2f7a57', ink: '#243029', paper: '#f2efe4', warm: '#e2e3d2', night: '#33403a', sun: '#d3a05a' },
};

// ---------------------------------------------------------------- small helpers
function rng(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const f = (n) => n.toFixed(1);
const mix = (a, b, t) => {
  const p = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
  const [x, y] = [p(a), p(b)];
  return '#' + x.map((v, i) => Math.round(v + (y[i] - v) * t).toString(16).padStart(2, '0')).join('');
};

export class Scene {
  constructor(temple, seed, opts = {}) {
    this.t = TEMPLES[temple];
    this.r = rng(seed);
    this.w = opts.w ?? W;
    this.h = opts.h ?? H;
    this.defs = [];
    this.body = [];
    this.n = 0;
    this.night = opts.night ?? 0;
    this.paper = this.night ? mix(this.t.paper, this.t.night, this.night) : (opts.paper ?? this.t.paper);
    this.ink = opts.ink ?? this.t.ink;
    this.sky(opts.sky);
  }
  id() { return 'd' + ++this.n; }
  add(s) { this.body.push(s); return this; }
  rand(a, b) { return a + (b - a) * this.r(); }
  tone(t) { return mix(this.ink, this.paper, t); } // 0 ink … 1 paper

  sky(tint) {
    const g = this.id();
    const top = tint ?? mix(this.paper, this.night ? this.ink : this.t.warm, this.night ? 0.25 : 0.75);
    this.defs.push(`<linearGradient id="${g}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".62" stop-color="${this.paper}"/><stop offset="1" stop-color="${mix(this.paper, this.t.warm, this.night ? 0.08 : 0.35)}"/></linearGradient>`);
    this.add(`<rect width="${this.w}" height="${this.h}" fill="url(#${g})"/>`);
  }
  blur(s) {
    const id = this.id();
    this.defs.push(`<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${s}"/></filter>`);
    return id;
  }
  rough(scale = 5, freq = 0.03) { // a brush edge that is not ruled
    const id = this.id();
    this.defs.push(`<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="2" seed="${Math.floor(this.r() * 99)}"/><feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`);
    return id;
  }
  group(inner, attrs = '') { return this.add(`<g ${attrs}>${inner}</g>`); }

  // -------------------------------------------------------------- land and sky
  ridge(base, height, peaks, jag = 1) {
    const p = [];
    for (let i = 0; i < peaks; i++) p.push([this.rand(-0.05, 1.05) * this.w, this.rand(0.35, 1) * height, this.rand(0.07, 0.2) * Math.max(this.w, this.h * 1.05)]);
    const waves = Array.from({ length: 7 }, (_, i) => [this.rand(0, 7), 0.004 * 1.9 ** i, (height * 0.12 * jag) / 1.75 ** i]);
    const pts = [];
    for (let x = -20; x <= this.w + 20; x += 6) {
      let y = 0;
      for (const [cx, hh, ww] of p) { const d = Math.abs(x - cx) / ww; y = Math.max(y, hh * Math.exp(-(d ** 1.45))); }
      for (const [ph, fr, am] of waves) y += Math.sin(x * fr + ph) * am * (0.4 + y / height);
      pts.push([x, base - y]);
    }
    return pts;
  }
  mountains(layers) {
    for (const { base, height, peaks = 4, dark = 0.6, fade = 0.85, jag = 1, color } of layers) {
      const pts = this.ridge(base, height, peaks, jag);
      const g = this.id();
      const top = Math.min(...pts.map((q) => q[1]));
      const c = color ?? this.tone(1 - dark);
      this.defs.push(`<linearGradient id="${g}" gradientUnits="userSpaceOnUse" x1="0" y1="${f(top)}" x2="0" y2="${f(base + height * 0.25)}"><stop offset="0" stop-color="${c}" stop-opacity="1"/><stop offset=".45" stop-color="${c}" stop-opacity=".72"/><stop offset="1" stop-color="${c}" stop-opacity="${f(1 - fade)}"/></linearGradient>`);
      const d = 'M' + pts.map((q) => q.map(f).join(' ')).join('L') + `L${this.w + 20} ${this.h + 20}L-20 ${this.h + 20}Z`;
      this.add(`<path d="${d}" fill="${this.paper}" opacity=".55"/><path d="${d}" fill="url(#${g})"/>`);
      this.mist(base - height * 0.04, height * 0.42, 0.75);
    }
    return this;
  }
  mist(y, h, op = 0.8) {
    const b = this.blur(h * 0.28);
    let s = '';
    for (let i = 0; i < 6; i++) s += `<ellipse cx="${f(this.rand(-0.1, 1.1) * this.w)}" cy="${f(y + this.rand(-0.3, 0.5) * h)}" rx="${f(this.rand(0.22, 0.5) * this.w)}" ry="${f(h * this.rand(0.18, 0.38))}"/>`;
    return this.group(s, `fill="${this.paper}" opacity="${op}" filter="url(#${b})"`);
  }
  moon(x, y, r, color = mix(this.t.paper, '#ffffff', 0.6), op = 1) {
    const b = this.blur(r * 0.5);
    return this.add(`<circle cx="${x}" cy="${y}" r="${r * 1.25}" fill="${color}" opacity=".45" filter="url(#${b})"/><circle cx="${x}" cy="${y}" r="${r}" fill="${color}" opacity="${op}"/>`);
  }
  sun(x, y, r, op = 0.88) { return this.add(`<circle cx="${x}" cy="${y}" r="${r}" fill="${this.t.sun ?? this.t.accent}" opacity="${op}" filter="url(#${this.rough(3, 0.02)})"/>`); }
  ring(x, y, r, w = 16, op = 0.8, color = this.ink) { // one turn of the brush
    const a0 = this.rand(0.3, 0.9);
    let s = '';
    for (let k = 0; k < 26; k++) {
      const off = ((k - 13) / 13) * w * 0.5;
      const rr = r + off + this.rand(-0.6, 0.6);
      const start = a0 + this.rand(0, 0.12);
      const end = a0 + Math.PI * 2 * (0.95 - Math.abs(off) / w * this.rand(0, 0.12)) - (k % 3 ? 0 : this.rand(0, 0.7));
      const p = (an) => `${f(x + rr * Math.cos(an))} ${f(y + rr * Math.sin(an) * 0.985)}`;
      s += `<path d="M${p(start)}A${f(rr)} ${f(rr)} 0 ${end - start > Math.PI ? 1 : 0} 1 ${p(end)}" stroke-width="${f(this.rand(0.7, 2))}" opacity="${f(this.rand(0.35, 0.95))}"/>`;
    }
    return this.group(s, `fill="none" stroke="${color}" stroke-linecap="round" opacity="${op}"`);
  }
  water(y, lines = 26, color = this.tone(0.55), to = this.h) {
    let s = '';
    for (let i = 0; i < lines; i++) {
      const t = (i + this.r()) / lines;
      const yy = y + (to - y) * t ** 1.3;
      const x = this.rand(-0.1, 0.95) * this.w;
      const l = this.rand(40, 260) * (0.5 + t);
      s += `<path d="M${f(x)} ${f(yy)}q${f(l / 4)} ${f(-2 - 3 * t)} ${f(l / 2)} 0t${f(l / 2)} 0" stroke-width="${f(0.8 + 1.6 * t)}" opacity="${f(this.rand(0.2, 0.6))}"/>`;
    }
    return this.group(s, `fill="none" stroke="${color}" stroke-linecap="round"`);
  }
  wash(y, color, op = 0.3, h = 200) {
    const g = this.id();
    const stop = (o, k) => `<stop offset="${o}" stop-color="${color}" stop-opacity="${k}"/>`;
    this.defs.push(`<linearGradient id="${g}" x1="0" y1="0" x2="0" y2="1">${stop(0, 0)}${stop(0.3, 0.8)}${stop(0.55, 1)}${stop(1, y + h >= this.h ? 1 : 0)}</linearGradient>`);
    return this.add(`<rect x="0" y="${y - 40}" width="${this.w}" height="${h + 60}" fill="url(#${g})" opacity="${op}"/>`);
  }
  ground(y, dark = 0.5, wob = 14) {
    const pts = [];
    const ph = this.rand(0, 6);
    for (let x = -20; x <= this.w + 20; x += 20) pts.push([x, y + Math.sin(x * 0.006 + ph) * wob + Math.sin(x * 0.021 + ph) * wob * 0.3]);
    const g = this.id();
    const c = this.tone(1 - dark);
    this.defs.push(`<linearGradient id="${g}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c}" stop-opacity=".9"/><stop offset="1" stop-color="${c}" stop-opacity=".25"/></linearGradient>`);
    return this.add(`<path d="M${pts.map((q) => q.map(f).join(' ')).join('L')}L${this.w + 20} ${this.h + 20}L-20 ${this.h + 20}Z" fill="${this.paper}"/><path d="M${pts.map((q) => q.map(f).join(' ')).join('L')}L${this.w + 20} ${this.h + 20}L-20 ${this.h + 20}Z" fill="url(#${g})"/>`);
  }
  snow(n = 170) {
    let s = '';
    for (let i = 0; i < n; i++) s += `<circle cx="${f(this.r() * this.w)}" cy="${f(this.r() * this.h)}" r="${f(this.rand(1, 4.2))}" opacity="${f(this.rand(0.45, 0.95))}"/>`;
    return this.group(s, 'fill="#fffdf8"');
  }
  rain(n = 120, slant = 26, op = 0.3) {
    let s = '';
    for (let i = 0; i < n; i++) { const x = this.rand(-0.05, 1.1) * this.w; const y = this.rand(-0.1, 1) * this.h; const l = this.rand(0.5, 1.4); s += `M${f(x)} ${f(y)}l${f(-slant * l)} ${f(62 * l)}`; }
    return this.add(`<path d="${s}" stroke="${this.tone(0.3)}" stroke-width="1.1" opacity="${op}" fill="none"/>`);
  }
  geese(x, y, n = 7, s = 1) {
    let d = '';
    for (let i = 0; i < n; i++) { const k = i < n / 2 ? i : i - n / 2; const px = x + k * 34 * s; const py = y + (i < n / 2 ? k * 13 : -k * 15) * s; d += `M${f(px - 11 * s)} ${f(py - 4 * s)}q${f(6 * s)} ${f(-3 * s)} ${f(11 * s)} ${f(4 * s)}q${f(6 * s)} ${f(-7 * s)} ${f(12 * s)} ${f(-5 * s)}`; }
    return this.add(`<path d="${d}" fill="none" stroke="${this.tone(0.2)}" stroke-width="${f(2.2 * s)}" stroke-linecap="round"/>`);
  }
  stars(n = 60, maxY = 0.5) {
    let s = '';
    for (let i = 0; i < n; i++) s += `<circle cx="${f(this.r() * this.w)}" cy="${f(this.r() * this.h * maxY)}" r="${f(this.rand(0.7, 1.9))}" opacity="${f(this.rand(0.3, 0.9))}"/>`;
    return this.group(s, 'fill="#f6efdf"');
  }

  // -------------------------------------------------------------- buildings
  roof(x, y, w, h, snow = false, color = this.ink) { // x,y: middle of the eave line
    const e = w / 2;
    const rd = w * 0.3;
    const d = `M${f(x - e)} ${f(y - h * 0.14)}q${f(e * 0.22)} ${f(h * 0.1)} ${f(e * 0.36)} ${f(-h * 0.16)}L${f(x - rd)} ${f(y - h * 0.86)}q${f(-w * 0.012)} ${f(-h * 0.2)} ${f(-w * 0.03)} ${f(-h * 0.24)}q${f(w * 0.05)} ${f(h * 0.02)} ${f(w * 0.07)} ${f(h * 0.12)}L${f(x + rd - w * 0.04)} ${f(y - h * 0.98)}q${f(w * 0.02)} ${f(-h * 0.1)} ${f(w * 0.07)} ${f(-h * 0.12)}q${f(-w * 0.018)} ${f(h * 0.04)} ${f(-w * 0.03)} ${f(h * 0.24)}L${f(x + e * 0.64)} ${f(y - h * 0.3)}q${f(e * 0.14)} ${f(h * 0.26)} ${f(e * 0.36)} ${f(h * 0.16)}q${f(-e * 0.12)} ${f(h * 0.26)} ${f(-e * 0.3)} ${f(h * 0.22)}L${f(x - e * 0.7)} ${f(y + h * 0.08)}q${f(-e * 0.18)} ${f(h * 0.04)} ${f(-e * 0.3)} ${f(-h * 0.22)}Z`;
    let s = `<path d="${d}" fill="${color}"/>`;
    let tiles = '';
    for (let i = -7; i <= 7; i++) tiles += `M${f(x + i * rd * 0.12)} ${f(y - h * 0.84)}Q${f(x + i * rd * 0.14)} ${f(y - h * 0.3)} ${f(x + i * e * 0.098)} ${f(y)}`;
    s += `<path d="${tiles}" stroke="${this.paper}" stroke-width="${f(Math.max(0.5, w * 0.0026))}" opacity=".16" fill="none"/>`;
    if (snow) {
      let d = `M${f(x - rd)} ${f(y - h * 0.83)}L${f(x + rd)} ${f(y - h * 0.83)}L${f(x + e * 0.66)} ${f(y - h * 0.27)}`;
      for (let i = 6; i >= -6; i--) d += `Q${f(x + (i + 0.5) * e * 0.1)} ${f(y - h * (i % 2 ? 0.02 : 0.1))} ${f(x + i * e * 0.1)} ${f(y - h * 0.16)}`;
      s += `<path d="${d}L${f(x - e * 0.66)} ${f(y - h * 0.27)}Z" fill="#fdfbf5" opacity=".9"/><path d="M${f(x - rd)} ${f(y - h * 1.0)}H${f(x + rd)}" stroke="#fdfbf5" stroke-width="${f(h * 0.09)}" stroke-linecap="round"/>`;
    }
    return s;
  }
  hall(x, y, w, o = {}) { // x centre, y ground line
    const { tiers = 1, snow = false, lit = true, bays = 5, color = this.ink, wall = this.tone(0.62) } = o;
    const bh = w * 0.2;
    const rh = w * 0.22;
    let s = `<path d="M${f(x - w * 0.5)} ${f(y)}h${f(w)}l${f(w * 0.02)} ${f(w * 0.035)}h${f(-w * 1.04)}Z" fill="${this.tone(0.45)}"/>`;
    const bw = w * 0.74;
    s += `<rect x="${f(x - bw / 2)}" y="${f(y - bh)}" width="${f(bw)}" height="${f(bh)}" fill="${wall}"/>`;
    const bay = bw / bays;
    for (let i = 0; i < bays; i++) {
      const bx = x - bw / 2 + i * bay;
      const mid = i === (bays - 1) / 2;
      s += `<rect x="${f(bx + bay * 0.14)}" y="${f(y - bh * 0.76)}" width="${f(bay * 0.72)}" height="${f(bh * 0.76)}" fill="${mid && lit ? '#eec98a' : lit ? mix(this.t.accent, this.ink, 0.28) : this.tone(0.3)}" opacity="${mid ? 0.95 : 0.85}"/>`;
      if (!mid) for (let k = 1; k < 4; k++) s += `<path d="M${f(bx + bay * (0.14 + 0.18 * k))} ${f(y - bh * 0.76)}v${f(bh * 0.5)}" stroke="${this.ink}" stroke-width="${f(w * 0.002)}" opacity=".5"/>`;
    }
    for (let i = 0; i <= bays; i++) s += `<rect x="${f(x - bw / 2 + i * bay - w * 0.007)}" y="${f(y - bh)}" width="${f(w * 0.014)}" height="${f(bh)}" fill="${color}"/>`;
    s += this.roof(x, y - bh, w * 1.06, rh, snow, color);
    if (tiers > 1) {
      s += `<rect x="${f(x - w * 0.26)}" y="${f(y - bh - rh * 1.2)}" width="${f(w * 0.52)}" height="${f(rh * 0.5)}" fill="${mix(this.t.accent, this.ink, 0.35)}"/>`;
      s += this.roof(x, y - bh - rh * 0.98, w * 0.8, rh * 0.92, snow, color);
    }
    return this.group(s, o.attrs ?? '');
  }
  pagoda(x, y, s, levels = 7, o = {}) {
    const col = o.color ?? this.ink;
    let out = '';
    let yy = y;
    for (let i = 0; i < levels; i++) {
      const w = s * (1 - i * 0.085);
      const h = s * 0.34 * (1 - i * 0.04);
      out += `<rect x="${f(x - w * 0.3)}" y="${f(yy - h)}" width="${f(w * 0.6)}" height="${f(h)}" fill="${mix(col, this.paper, 0.3)}"/>`;
      out += `<rect x="${f(x - w * 0.06)}" y="${f(yy - h * 0.68)}" width="${f(w * 0.12)}" height="${f(h * 0.55)}" fill="${o.lit ? '#eec98a' : mix(col, this.paper, 0.08)}"/>`;
      yy -= h;
      out += `<path d="M${f(x - w * 0.56)} ${f(yy - h * 0.08)}q${f(w * 0.16)} ${f(h * 0.1)} ${f(w * 0.28)} ${f(-h * 0.3)}h${f(w * 0.56)}q${f(w * 0.12)} ${f(h * 0.4)} ${f(w * 0.28)} ${f(h * 0.3)}q${f(-w * 0.12)} ${f(h * 0.26)} ${f(-w * 0.26)} ${f(h * 0.22)}h${f(-w * 0.6)}q${f(-w * 0.14)} ${f(h * 0.04)} ${f(-w * 0.26)} ${f(-h * 0.22)}Z" fill="${col}"/>`;
      yy -= h * 0.3;
    }
    out += `<path d="M${f(x - s * 0.1)} ${f(yy)}q${f(s * 0.1)} ${f(-s * 0.12)} ${f(s * 0.1)} ${f(-s * 0.75)}q0 ${f(s * 0.63)} ${f(s * 0.1)} ${f(s * 0.75)}Z" fill="${col}"/>`;
    for (let i = 0; i < 4; i++) out += `<ellipse cx="${f(x)}" cy="${f(yy - s * (0.2 + i * 0.11))}" rx="${f(s * (0.065 - i * 0.011))}" ry="${f(s * 0.016)}" fill="${col}"/>`;
    return this.group(out, o.attrs ?? '');
  }
  gate(x, y, w, snow = false) {
    let s = '';
    const wall = mix(this.t.accent, this.paper, 0.12);
    s += `<rect x="${f(x - w * 0.5)}" y="${f(y - w * 0.3)}" width="${f(w)}" height="${f(w * 0.3)}" fill="${wall}" opacity=".92"/>`;
    s += `<rect x="${f(x - w * 0.22)}" y="${f(y - w * 0.42)}" width="${f(w * 0.44)}" height="${f(w * 0.42)}" fill="${wall}"/>`;
    const arch = (cx, ww, hh, lit) => `<path d="M${f(cx - ww / 2)} ${f(y)}v${f(-hh)}a${f(ww / 2)} ${f(ww / 2)} 0 0 1 ${f(ww)} 0v${f(hh)}Z" fill="${lit ? mix(this.paper, '#eec98a', 0.5) : this.ink}"/>`;
    s += arch(x, w * 0.15, w * 0.15, true) + arch(x - w * 0.35, w * 0.1, w * 0.1) + arch(x + w * 0.35, w * 0.1, w * 0.1);
    s += `<rect x="${f(x - w * 0.1)}" y="${f(y - w * 0.37)}" width="${f(w * 0.2)}" height="${f(w * 0.07)}" fill="${this.ink}"/><rect x="${f(x - w * 0.094)}" y="${f(y - w * 0.364)}" width="${f(w * 0.188)}" height="${f(w * 0.058)}" fill="none" stroke="${this.paper}" stroke-width="1" opacity=".6"/>`;
    s += this.roof(x - w * 0.36, y - w * 0.29, w * 0.4, w * 0.075, snow) + this.roof(x + w * 0.36, y - w * 0.29, w * 0.4, w * 0.075, snow) + this.roof(x, y - w * 0.41, w * 0.58, w * 0.12, snow);
    s += `<path d="M${f(x - w * 0.56)} ${f(y)}h${f(w * 1.12)}v${f(w * 0.016)}h${f(-w * 1.12)}Z" fill="${this.tone(0.4)}"/>`;
    return this.group(s);
  }
  steps(x, y, w, n = 16, o = {}) { // going up and away from y
    let s = '';
    let yy = y;
    let ww = w;
    let xx = x;
    for (let i = 0; i < n; i++) {
      const h = 26 * 0.93 ** i;
      s += `<path d="M${f(xx - ww / 2)} ${f(yy)}h${f(ww)}v${f(-h * 0.55)}h${f(-ww)}Z" fill="${this.tone(0.52 + this.rand(-0.04, 0.04))}"/><path d="M${f(xx - ww / 2)} ${f(yy - h * 0.55)}h${f(ww)}l${f(-ww * 0.02)} ${f(-h * 0.45)}h${f(-ww * 0.96)}Z" fill="${this.tone(0.78 + this.rand(-0.03, 0.03))}"/>`;
      yy -= h;
      ww *= 0.945;
      xx += o.bend ? o.bend * (1 - i / n) : 0;
    }
    this.group(s, `filter="url(#${this.rough(4, 0.02)})"`);
    return [xx, yy, ww];
  }
  town(y, n = 16, h = 90, dark = 0.5) {
    let s = '';
    let x = -40;
    while (x < this.w + 60) {
      const w = this.rand(70, 170);
      const hh = h * this.rand(0.55, 1.1);
      const c = this.tone(1 - dark * this.rand(0.75, 1.1));
      s += `<rect x="${f(x)}" y="${f(y - hh)}" width="${f(w)}" height="${f(hh)}" fill="${mix('#fbf8ef', c, 0.34)}"/><path d="M${f(x - 12)} ${f(y - hh)}q${f(w * 0.2)} -4 ${f(w * 0.5 + 12)} ${f(-w * 0.22)}q${f(w * 0.3)} ${f(w * 0.18)} ${f(w * 0.5 + 12)} ${f(w * 0.22)}Z" fill="${c}"/>`;
      if (this.r() > 0.45) s += `<rect x="${f(x + w * this.rand(0.2, 0.6))}" y="${f(y - hh * 0.6)}" width="${f(w * 0.13)}" height="${f(w * 0.17)}" fill="${this.r() > 0.4 ? '#ecc888' : c}" opacity=".9"/>`;
      x += w * this.rand(0.72, 1.02);
    }
    return this.group(s);
  }
  bridge(x, y, w, o = 0.9) {
    const h = w * 0.26;
    return this.add(`<path d="M${f(x - w / 2)} ${f(y)}Q${f(x - w * 0.2)} ${f(y - h * 0.62)} ${f(x)} ${f(y - h)}Q${f(x + w * 0.2)} ${f(y - h * 0.62)} ${f(x + w / 2)} ${f(y)}L${f(x + w * 0.24)} ${f(y)}A${f(w * 0.24)} ${f(w * 0.21)} 0 0 0 ${f(x - w * 0.24)} ${f(y)}Z" fill="${this.tone(0.34)}" opacity="${o}"/><path d="M${f(x - w / 2)} ${f(y - 10)}Q${f(x - w * 0.2)} ${f(y - h * 0.72)} ${f(x)} ${f(y - h - 14)}Q${f(x + w * 0.2)} ${f(y - h * 0.72)} ${f(x + w / 2)} ${f(y - 10)}" fill="none" stroke="${this.ink}" stroke-width="4" opacity="${o}"/>`);
  }
  boat(x, y, s = 1, man = true) {
    let o = `<path d="M${f(x - 92 * s)} ${f(y - 14 * s)}q${f(90 * s)} ${f(34 * s)} ${f(186 * s)} ${f(-4 * s)}l${f(-18 * s)} ${f(26 * s)}q${f(-70 * s)} ${f(18 * s)} ${f(-142 * s)} 0Z" fill="${this.ink}"/><path d="M${f(x - 30 * s)} ${f(y)}q${f(4 * s)} ${f(-40 * s)} ${f(40 * s)} ${f(-40 * s)}t${f(36 * s)} ${f(38 * s)}Z" fill="${this.tone(0.3)}"/>`;
    if (man) o += `<path d="M${f(x - 62 * s)} ${f(y - 6 * s)}q${f(-4 * s)} ${f(-34 * s)} ${f(4 * s)} ${f(-46 * s)}q${f(12 * s)} ${f(6 * s)} ${f(10 * s)} ${f(48 * s)}Z" fill="${this.t.accent}"/><circle cx="${f(x - 55 * s)}" cy="${f(y - 60 * s)}" r="${f(8 * s)}" fill="${this.ink}"/><path d="M${f(x - 72 * s)} ${f(y - 62 * s)}q${f(17 * s)} ${f(-18 * s)} ${f(34 * s)} 0Z" fill="${this.ink}"/><path d="M${f(x - 48 * s)} ${f(y - 74 * s)}L${f(x - 122 * s)} ${f(y + 60 * s)}" stroke="${this.ink}" stroke-width="${f(3 * s)}"/>`;
    return this.group(o);
  }

  // -------------------------------------------------------------- growing things
  pine(x, y, s = 1, lean = 1, dark = 0.85) {
    const c = this.tone(1 - dark);
    let o = `<path d="M${f(x - 9 * s)} ${f(y)}C${f(x - 4 * s)} ${f(y - 90 * s)} ${f(x + lean * 46 * s)} ${f(y - 130 * s)} ${f(x + lean * 26 * s)} ${f(y - 236 * s)}L${f(x + lean * 33 * s)} ${f(y - 236 * s)}C${f(x + lean * 62 * s)} ${f(y - 120 * s)} ${f(x + 12 * s)} ${f(y - 90 * s)} ${f(x + 12 * s)} ${f(y)}Z" fill="${c}"/>`;
    const pads = [[26, -238, 66, 20], [-34, -196, 70, 18], [78, -180, 74, 19], [-20, -150, 54, 15], [96, -128, 56, 14]];
    for (const [dx, dy, rx, ry] of pads) {
      const cx = x + lean * dx * s;
      const cy = y + dy * s;
      o += `<path d="M${f(x + lean * 26 * s)} ${f(cy + 34 * s)}Q${f(cx)} ${f(cy + 26 * s)} ${f(cx)} ${f(cy)}" stroke="${c}" stroke-width="${f(5 * s)}" fill="none"/>`;
      let d = '';
      for (let i = 0; i < 120; i++) { const a = this.rand(-1, 1); const px = cx + a * rx * s; const py = cy + this.rand(-0.2, 0.8) * ry * s * Math.sqrt(1 - a * a); const an = -Math.PI / 2 + a * 0.7 + this.rand(-0.45, 0.45); const l = this.rand(10, 21) * s; d += `M${f(px)} ${f(py)}l${f(Math.cos(an) * l)} ${f(Math.sin(an) * l)}`; }
      o += `<ellipse cx="${f(cx)}" cy="${f(cy + 2 * s)}" rx="${f(rx * s)}" ry="${f(ry * 0.8 * s)}" fill="${c}" opacity=".5"/><path d="${d}" stroke="${c}" stroke-width="${f(1.5 * s)}" opacity=".8" fill="none"/>`;
    }
    return this.group(o);
  }
  trees(y, n = 30, s = 1, dark = 0.55, from = 0, to = 1) { // a far wood
    let o = '';
    for (let i = 0; i < n; i++) { const x = (from + (to - from) * this.r()) * this.w; const h = this.rand(26, 74) * s; const c = this.tone(1 - dark * this.rand(0.6, 1.1)); o += `<path d="M${f(x)} ${f(y + this.rand(-4, 10))}v${f(-h)}" stroke="${c}" stroke-width="${f(1.6 * s)}"/><ellipse cx="${f(x)}" cy="${f(y - h * 0.75)}" rx="${f(h * 0.26)}" ry="${f(h * 0.42)}" fill="${c}" opacity=".72"/>`; }
    return this.group(o, `filter="url(#${this.rough(7, 0.06)})"`);
  }
  bamboo(x, y, h, o = {}) {
    const { bend = 0.06, w = 13, dark = 0.75, leaves = 22, wind = 0 } = o;
    const c = this.tone(1 - dark);
    const n = 9;
    let s = '';
    const at = (t) => [x + bend * h * t * t + wind * h * t ** 2.4, y - h * t * (1 - Math.abs(wind) * 0.3 * t)];
    for (let i = 0; i < n; i++) {
      const [x0, y0] = at(i / n);
      const [x1, y1] = at((i + 0.94) / n);
      s += `<path d="M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}" stroke="${c}" stroke-width="${f(w * (1 - 0.6 * (i / n)))}" opacity="${f(0.75 + 0.2 * this.r())}"/>`;
    }
    let d = '';
    for (let i = 0; i < leaves; i++) {
      const [lx, ly] = at(this.rand(0.42, 1));
      for (let k = 0; k < 3; k++) {
        const a = (wind ? this.rand(-0.35, 0.5) : this.rand(0.2, 2.9)) + (k - 1) * 0.35;
        const l = this.rand(38, 86) * (h / 700);
        const ex = lx + Math.cos(a) * l; const ey = ly + Math.sin(a) * l * 0.8 + 6;
        const nx = -Math.sin(a) * l * 0.1; const ny = Math.cos(a) * l * 0.1;
        d += `M${f(lx)} ${f(ly)}Q${f((lx + ex) / 2 + nx)} ${f((ly + ey) / 2 + ny)} ${f(ex)} ${f(ey)}Q${f((lx + ex) / 2 - nx)} ${f((ly + ey) / 2 - ny)} ${f(lx)} ${f(ly)}`;
      }
    }
    return this.group(s + `<path d="${d}" fill="${c}" opacity=".86"/>`, 'stroke-linecap="round"');
  }
  branch(x, y, len, ang, o = {}) {
    const { w = 13, depth = 4, tips = [] } = o;
    const ex = x + Math.cos(ang) * len; const ey = y + Math.sin(ang) * len;
    const mx = (x + ex) / 2 + this.rand(-0.12, 0.12) * len; const my = (y + ey) / 2 + this.rand(-0.12, 0.12) * len;
    this.add(`<path d="M${f(x)} ${f(y)}Q${f(mx)} ${f(my)} ${f(ex)} ${f(ey)}" stroke="${this.ink}" stroke-width="${f(w)}" stroke-linecap="round" fill="none" opacity=".92"/>`);
    if (depth > 0) {
      this.branch(ex, ey, len * this.rand(0.62, 0.8), ang + this.rand(-0.5, 0.2), { w: w * 0.64, depth: depth - 1, tips });
      if (depth > 1) this.branch(mx, my, len * this.rand(0.4, 0.6), ang + this.rand(0.35, 0.9) * (this.r() > 0.5 ? 1 : -1), { w: w * 0.45, depth: depth - 2, tips });
    }
    tips.push([ex, ey], [mx, my]);
    return tips;
  }
  blossoms(tips, n = 4, color = this.t.accent, size = 8) {
    let s = '';
    for (const [x, y] of tips) for (let i = 0; i < n; i++) {
      const cx = x + this.rand(-34, 34); const cy = y + this.rand(-26, 26); const z = size * this.rand(0.7, 1.25);
      for (let k = 0; k < 5; k++) { const a = (k / 5) * 6.283 + i; s += `<circle cx="${f(cx + Math.cos(a) * z * 0.8)}" cy="${f(cy + Math.sin(a) * z * 0.8)}" r="${f(z * 0.62)}" fill="${mix(color, this.paper, this.rand(0.05, 0.45))}"/>`; }
      s += `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(z * 0.24)}" fill="#f3dfae"/>`;
    }
    return this.group(s);
  }
  mapleLeaf(x, y, s, rot, color) {
    let d = 'M0 12';
    const lobes = [[-26, 6], [-32, -8], [-18, -24], [0, -38], [18, -24], [32, -8], [26, 6]];
    for (const [lx, ly] of lobes) d += `Q${f(lx * 0.6 - ly * 0.12)} ${f(ly * 0.6)} ${lx} ${ly}Q${f(lx * 0.7 + ly * 0.1)} ${f(ly * 0.7 + 2)} ${f(lx * 0.4)} ${f(ly * 0.4 + 1)}`;
    return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(rot)}) scale(${f(s)})"><path d="${d}Z" fill="${color}"/><path d="M0 4v22" stroke="${color}" stroke-width="2.4"/></g>`;
  }
  maple(tips, n = 5) {
    let s = '';
    for (const [x, y] of tips) for (let i = 0; i < n; i++) s += this.mapleLeaf(x + this.rand(-62, 62), y + this.rand(-46, 58), this.rand(0.55, 1.15), this.rand(-60, 60), mix(this.t.accent, i % 3 ? '#d98a3d' : this.ink, this.rand(0, 0.42)));
    return this.group(s, 'opacity=".93"');
  }
  lotus(x, y, s = 1, o = {}) {
    const tint = o.color ?? mix(this.t.accent, '#ffffff', 0.62);
    const petal = (a, l, w, c, op = 1) => `<path transform="rotate(${f(a)} ${f(x)} ${f(y)})" d="M${f(x)} ${f(y)}C${f(x - w)} ${f(y - l * 0.35)} ${f(x - w * 0.8)} ${f(y - l * 0.8)} ${f(x)} ${f(y - l)}C${f(x + w * 0.8)} ${f(y - l * 0.8)} ${f(x + w)} ${f(y - l * 0.35)} ${f(x)} ${f(y)}Z" fill="${c}" stroke="${mix(tint, this.ink, 0.4)}" stroke-width="${f(1.5 * s)}" stroke-opacity=".55" opacity="${op}"/>`;
    let out = '';
    for (const a of [-74, 74, -52, 52]) out += petal(a, 112 * s, 30 * s, mix(tint, '#fffaf2', 0.25));
    for (const a of [-32, 32]) out += petal(a, 126 * s, 36 * s, mix(tint, '#fffaf2', 0.45));
    for (const a of [-14, 14]) out += petal(a, 132 * s, 36 * s, mix(tint, '#fffaf2', 0.6));
    out += petal(0, 124 * s, 40 * s, mix(tint, '#fffaf2', 0.75));
    for (const a of [-42, 42]) out += petal(a, 78 * s, 27 * s, mix(tint, '#fffaf2', 0.62));
    return this.group(out);
  }
  stem(x, y, x2, y2, w = 5, dark = 0.6) { return this.add(`<path d="M${f(x)} ${f(y)}Q${f((x + x2) / 2 + 22)} ${f((y + y2) / 2)} ${f(x2)} ${f(y2)}" stroke="${this.tone(1 - dark)}" stroke-width="${w}" fill="none" stroke-linecap="round"/>`); }
  lotusLeaf(x, y, rx, ry, dark = 0.5, tilt = 0) {
    const c = this.tone(1 - dark);
    let v = '';
    for (let i = 0; i < 13; i++) { const a = (i / 13) * 6.283; v += `M${f(x)} ${f(y - ry * 0.1)}L${f(x + Math.cos(a) * rx * 0.9)} ${f(y + Math.sin(a) * ry * 0.9)}`; }
    return this.group(`<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${c}" opacity=".86"/><path d="${v}" stroke="${this.paper}" stroke-width="1.2" opacity=".3"/>`, `transform="rotate(${tilt} ${x} ${y})" filter="url(#${this.rough(10, 0.02)})"`);
  }

  // -------------------------------------------------------------- things in a hall
  glow(x, y, r, color = '#f2cf8d', op = 0.8) {
    const g = this.id();
    this.defs.push(`<radialGradient id="${g}"><stop offset="0" stop-color="${color}" stop-opacity="${op}"/><stop offset=".4" stop-color="${color}" stop-opacity="${f(op * 0.4)}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`);
    return this.add(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="url(#${g})"/>`);
  }
  flame(x, y, s) { return this.add(`<path d="M${f(x)} ${f(y)}c${f(-15 * s)} ${f(-2 * s)} ${f(-15 * s)} ${f(-25 * s)} 0 ${f(-56 * s)}c${f(15 * s)} ${f(31 * s)} ${f(15 * s)} ${f(54 * s)} 0 ${f(56 * s)}Z" fill="#e2963a"/><path d="M${f(x)} ${f(y)}c${f(-8 * s)} ${f(-2 * s)} ${f(-8 * s)} ${f(-14 * s)} 0 ${f(-32 * s)}c${f(8 * s)} ${f(18 * s)} ${f(8 * s)} ${f(30 * s)} 0 ${f(32 * s)}Z" fill="#fbe7b5"/>`); }
  lamp(x, y, s = 1) {
    this.glow(x, y - 60 * s, 330 * s);
    this.add(`<path d="M${f(x - 74 * s)} ${f(y - 16 * s)}q${f(74 * s)} ${f(22 * s)} ${f(148 * s)} 0q${f(-8 * s)} ${f(52 * s)} ${f(-52 * s)} ${f(58 * s)}h${f(-44 * s)}q${f(-44 * s)} ${f(-6 * s)} ${f(-52 * s)} ${f(-58 * s)}Z" fill="${this.ink}"/><path d="M${f(x - 12 * s)} ${f(y + 40 * s)}h${f(24 * s)}l${f(8 * s)} ${f(52 * s)}q${f(34 * s)} ${f(8 * s)} ${f(40 * s)} ${f(24 * s)}h${f(-120 * s)}q${f(6 * s)} ${f(-16 * s)} ${f(40 * s)} ${f(-24 * s)}Z" fill="${this.ink}"/><ellipse cx="${f(x)}" cy="${f(y - 16 * s)}" rx="${f(74 * s)}" ry="${f(11 * s)}" fill="${this.tone(0.35)}"/>`);
    return this.flame(x, y - 16 * s, s);
  }
  lantern(x, y, s = 1) {
    this.glow(x, y, 150 * s, '#f2cf8d', 0.6);
    return this.add(`<path d="M${f(x)} ${f(y - 200 * s)}V${f(y - 52 * s)}" stroke="${this.ink}" stroke-width="${f(2 * s)}"/><ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(42 * s)}" ry="${f(48 * s)}" fill="${mix(this.t.accent, '#f4cf92', 0.35)}"/><path d="M${f(x - 22 * s)} ${f(y - 42 * s)}q${f(-12 * s)} ${f(42 * s)} 0 ${f(84 * s)}M${f(x + 22 * s)} ${f(y - 42 * s)}q${f(12 * s)} ${f(42 * s)} 0 ${f(84 * s)}M${f(x)} ${f(y - 48 * s)}v${f(96 * s)}" stroke="${mix(this.t.accent, this.ink, 0.3)}" stroke-width="${f(1.4 * s)}" fill="none" opacity=".6"/><rect x="${f(x - 20 * s)}" y="${f(y - 56 * s)}" width="${f(40 * s)}" height="${f(10 * s)}" fill="${this.ink}"/><rect x="${f(x - 18 * s)}" y="${f(y + 44 * s)}" width="${f(36 * s)}" height="${f(8 * s)}" fill="${this.ink}"/><path d="M${f(x)} ${f(y + 52 * s)}v${f(36 * s)}" stroke="${this.t.accent}" stroke-width="${f(4 * s)}"/>`);
  }
  bell(x, y, s = 1) {
    const c = this.tone(0.12);
    let o = `<path d="M${f(x - 26 * s)} ${f(y - 214 * s)}q${f(26 * s)} ${f(-52 * s)} ${f(52 * s)} 0v${f(20 * s)}h${f(-52 * s)}Z" fill="none" stroke="${c}" stroke-width="${f(13 * s)}"/><path d="M${f(x - 92 * s)} ${f(y - 172 * s)}q${f(92 * s)} ${f(-54 * s)} ${f(184 * s)} 0q${f(14 * s)} ${f(150 * s)} ${f(34 * s)} ${f(300 * s)}q${f(-30 * s)} ${f(24 * s)} ${f(-60 * s)} ${f(12 * s)}q${f(-66 * s)} ${f(22 * s)} ${f(-132 * s)} 0q${f(-30 * s)} ${f(12 * s)} ${f(-60 * s)} ${f(-12 * s)}q${f(20 * s)} ${f(-150 * s)} ${f(34 * s)} ${f(-300 * s)}Z" fill="${c}"/>`;
    for (const [dy, w] of [[-120, 96], [-30, 106], [62, 117]]) o += `<path d="M${f(x - w * s)} ${f(y + dy * s)}q${f(w * s)} ${f(22 * s)} ${f(2 * w * s)} 0" stroke="${this.tone(0.5)}" stroke-width="${f(2.6 * s)}" fill="none" opacity=".8"/>`;
    for (const dx of [-52, 0, 52]) o += `<path d="M${f(x + dx * s * 0.9)} ${f(y - 112 * s)}L${f(x + dx * s * 1.1)} ${f(y + 66 * s)}" stroke="${this.tone(0.5)}" stroke-width="${f(2 * s)}" opacity=".55"/>`;
    o += `<circle cx="${f(x)}" cy="${f(y + 92 * s)}" r="${f(17 * s)}" fill="none" stroke="${this.tone(0.5)}" stroke-width="${f(3 * s)}"/>`;
    return this.group(o);
  }
  smoke(x, y, h, op = 0.5, w = 5) {
    const b = this.blur(2.4);
    const k = this.rand(0.8, 1.2);
    return this.group(`<path d="M${f(x)} ${f(y)}c${f(-26 * k)} ${f(-h * 0.22)} ${f(40 * k)} ${f(-h * 0.34)} ${f(8 * k)} ${f(-h * 0.54)}s${f(-70 * k)} ${f(-h * 0.2)} ${f(-20 * k)} ${f(-h * 0.46)}" stroke-width="${w}"/><path d="M${f(x)} ${f(y)}c${f(18 * k)} ${f(-h * 0.2)} ${f(-30 * k)} ${f(-h * 0.38)} ${f(14 * k)} ${f(-h * 0.6)}s${f(50 * k)} ${f(-h * 0.16)} ${f(26 * k)} ${f(-h * 0.34)}" stroke-width="${w * 0.6}"/>`, `fill="none" stroke="${this.tone(this.night ? 0.9 : 0.5)}" stroke-linecap="round" opacity="${op}" filter="url(#${b})"`);
  }
  censer(x, y, s = 1, sticks = 1) {
    for (let i = 0; i < sticks; i++) {
      const dx = (i - (sticks - 1) / 2) * 22 * s;
      this.add(`<path d="M${f(x + dx * 0.5)} ${f(y - 60 * s)}L${f(x + dx)} ${f(y - 238 * s)}" stroke="${this.t.accent}" stroke-width="${f(4 * s)}"/><circle cx="${f(x + dx)}" cy="${f(y - 240 * s)}" r="${f(4 * s)}" fill="#e2963a"/>`);
      this.smoke(x + dx, y - 246 * s, 300 * s, 0.42, 4 * s);
    }
    return this.add(`<ellipse cx="${f(x)}" cy="${f(y - 66 * s)}" rx="${f(118 * s)}" ry="${f(16 * s)}" fill="${this.tone(0.5)}"/><path d="M${f(x - 124 * s)} ${f(y - 74 * s)}h${f(248 * s)}v${f(15 * s)}h${f(-14 * s)}q${f(-8 * s)} ${f(96 * s)} ${f(-60 * s)} ${f(104 * s)}h${f(-100 * s)}q${f(-52 * s)} ${f(-8 * s)} ${f(-60 * s)} ${f(-104 * s)}h${f(-14 * s)}Z" fill="${this.ink}"/><path d="M${f(x - 66 * s)} ${f(y + 42 * s)}l${f(-14 * s)} ${f(38 * s)}h${f(24 * s)}l${f(8 * s)} ${f(-38 * s)}ZM${f(x + 66 * s)} ${f(y + 42 * s)}l${f(14 * s)} ${f(38 * s)}h${f(-24 * s)}l${f(-8 * s)} ${f(-38 * s)}Z" fill="${this.ink}"/><path d="M${f(x - 78 * s)} ${f(y - 26 * s)}q${f(78 * s)} ${f(16 * s)} ${f(156 * s)} 0" stroke="${this.tone(0.5)}" stroke-width="${f(2.4 * s)}" fill="none" opacity=".7"/>`);
  }
  bowl(x, y, s = 1, o = {}) {
    const c = o.color ?? this.tone(0.16);
    this.add(`<ellipse cx="${f(x)}" cy="${f(y + 112 * s)}" rx="${f(150 * s)}" ry="${f(15 * s)}" fill="${this.ink}" opacity=".14"/><path d="M${f(x - 176 * s)} ${f(y)}q${f(10 * s)} ${f(92 * s)} ${f(104 * s)} ${f(104 * s)}h${f(144 * s)}q${f(94 * s)} ${f(-12 * s)} ${f(104 * s)} ${f(-104 * s)}Z" fill="${c}"/><ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(176 * s)}" ry="${f(34 * s)}" fill="${mix(c, this.paper, 0.28)}"/><ellipse cx="${f(x)}" cy="${f(y + 2 * s)}" rx="${f(160 * s)}" ry="${f(27 * s)}" fill="${o.fill ?? '#8a5a41'}"/>`);
    if (o.grain) { let g = ''; for (let i = 0; i < 46; i++) { const a = this.r() * 6.283; const q = Math.sqrt(this.r()); g += `<ellipse cx="${f(x + Math.cos(a) * q * 146 * s)}" cy="${f(y + 2 * s + Math.sin(a) * q * 22 * s)}" rx="${f(this.rand(4, 9) * s)}" ry="${f(this.rand(2.4, 4) * s)}" fill="${['#c9a06b', '#6d3b2c', '#e6d3ac', this.t.accent][i % 4]}" opacity=".9"/>`; } this.group(g); }
    if (o.steam) { this.smoke(x - 50 * s, y - 26 * s, 220 * s, 0.34, 7 * s); this.smoke(x + 34 * s, y - 30 * s, 260 * s, 0.34, 7 * s); }
    return this;
  }
  book(x, y, s = 1, pages = 5, o = {}) { // a folding sutra, standing open
    let out = '';
    const pw = 92 * s; const ph = 250 * s; const sk = 26 * s;
    for (let i = 0; i < pages; i++) {
      const x0 = x + i * pw; const up = i % 2 ? 1 : 0;
      const y0 = y - (up ? sk : 0); const y1 = y - (up ? 0 : sk);
      out += `<path d="M${f(x0)} ${f(y0)}L${f(x0 + pw)} ${f(y1)}V${f(y1 - ph)}L${f(x0)} ${f(y0 - ph)}Z" fill="${up ? '#f3e7cf' : '#faf2e0'}" stroke="${this.tone(0.4)}" stroke-width="1.2"/>`;
      for (let k = 1; k < 5; k++) {
        const t = k / 5; const cx = x0 + pw * t; const top = y0 + (y1 - y0) * t;
        let d = '';
        for (let m = 0; m < 13; m++) if (this.r() > 0.06) d += `M${f(cx - 4 * s)} ${f(top - ph + (24 + m * 16) * s)}h${f(this.rand(5, 9) * s)}m${f(-6 * s)} ${f(4 * s)}v${f(this.rand(2, 6) * s)}`;
        out += `<path d="${d}" stroke="${this.tone(0.3)}" stroke-width="${f(1.6 * s)}" opacity=".75"/>`;
      }
    }
    out = `<path d="M${f(x - 10 * s)} ${f(y + 8 * s)}h${f(pages * pw + 20 * s)}l${f(18 * s)} ${f(14 * s)}h${f(-pages * pw - 56 * s)}Z" fill="${this.ink}" opacity=".16"/>` + out;
    out += `<path d="M${f(x)} ${f(y)}v${f(-ph)}l${f(-34 * s)} ${f(-14 * s)}v${f(ph)}Z" fill="${o.cover ?? this.t.accent}"/>`;
    return this.group(out);
  }
  cushions(y, rows = 3, cols = 5) {
    let s = '';
    for (let r = 0; r < rows; r++) for (let c = 0; c < cols; c++) {
      const k = 0.55 + r * 0.28; const x = this.w / 2 + (c - (cols - 1) / 2) * 210 * k; const yy = y + r * 92 * k;
      s += `<ellipse cx="${f(x)}" cy="${f(yy + 15 * k)}" rx="${f(84 * k)}" ry="${f(22 * k)}" fill="${this.ink}" opacity=".22"/><rect x="${f(x - 80 * k)}" y="${f(yy - 10 * k)}" width="${f(160 * k)}" height="${f(22 * k)}" rx="${f(11 * k)}" fill="${this.tone(0.5)}"/><ellipse cx="${f(x)}" cy="${f(yy - 12 * k)}" rx="${f(54 * k)}" ry="${f(20 * k)}" fill="${mix(this.t.accent, this.ink, 0.3)}"/><ellipse cx="${f(x)}" cy="${f(yy - 19 * k)}" rx="${f(46 * k)}" ry="${f(14 * k)}" fill="${mix(this.t.accent, this.ink, 0.1)}"/>`;
    }
    return this.group(s);
  }
  lattice(x, y, w, h, o = {}) { // paper window
    const c = this.tone(0.22);
    let s = `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${o.fill ?? mix(this.paper, '#fff6df', 0.7)}"/>`;
    for (let i = 0; i <= 4; i++) s += `<path d="M${f(x + (w * i) / 4)} ${f(y)}v${f(h)}" stroke="${c}" stroke-width="${i % 4 ? 3 : 10}"/>`;
    for (let i = 0; i <= 5; i++) s += `<path d="M${f(x)} ${f(y + (h * i) / 5)}h${f(w)}" stroke="${c}" stroke-width="${i % 5 ? 3 : 10}"/>`;
    return this.group(s);
  }
  cup(x, y, s = 1) { return this.add(`<ellipse cx="${f(x)}" cy="${f(y + 62 * s)}" rx="${f(86 * s)}" ry="${f(13 * s)}" fill="${this.tone(0.5)}" opacity=".5"/><path d="M${f(x - 58 * s)} ${f(y)}q${f(4 * s)} ${f(56 * s)} ${f(34 * s)} ${f(60 * s)}h${f(48 * s)}q${f(30 * s)} ${f(-4 * s)} ${f(34 * s)} ${f(-60 * s)}Z" fill="${this.tone(0.25)}"/><ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(58 * s)}" ry="${f(13 * s)}" fill="${this.tone(0.55)}"/><ellipse cx="${f(x)}" cy="${f(y + 1 * s)}" rx="${f(50 * s)}" ry="${f(9 * s)}" fill="#a98a4a"/>`).smoke(x, y - 14 * s, 190 * s, 0.34, 5 * s); }
  pot(x, y, s = 1) { return this.add(`<path d="M${f(x - 90 * s)} ${f(y)}q0 ${f(-92 * s)} ${f(90 * s)} ${f(-92 * s)}t${f(90 * s)} ${f(92 * s)}q0 ${f(58 * s)} ${f(-50 * s)} ${f(62 * s)}h${f(-80 * s)}q${f(-50 * s)} ${f(-4 * s)} ${f(-50 * s)} ${f(-62 * s)}Z" fill="${mix(this.t.accent, this.ink, 0.45)}"/><path d="M${f(x + 84 * s)} ${f(y + 10 * s)}q${f(50 * s)} ${f(-14 * s)} ${f(60 * s)} ${f(-76 * s)}l${f(16 * s)} ${f(4 * s)}q${f(-8 * s)} ${f(90 * s)} ${f(-80 * s)} ${f(104 * s)}Z" fill="${mix(this.t.accent, this.ink, 0.45)}"/><path d="M${f(x - 84 * s)} ${f(y - 26 * s)}q${f(-74 * s)} 0 ${f(-60 * s)} ${f(56 * s)}q${f(10 * s)} ${f(30 * s)} ${f(66 * s)} ${f(18 * s)}" fill="none" stroke="${mix(this.t.accent, this.ink, 0.45)}" stroke-width="${f(13 * s)}"/><ellipse cx="${f(x)}" cy="${f(y - 90 * s)}" rx="${f(40 * s)}" ry="${f(9 * s)}" fill="${this.ink}" opacity=".6"/><circle cx="${f(x)}" cy="${f(y - 104 * s)}" r="${f(11 * s)}" fill="${mix(this.t.accent, this.ink, 0.6)}"/>`); }
  shelves(x, y, w, h, rows = 4) {
    let s = `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${this.tone(0.72)}"/>`;
    const rh = h / rows;
    for (let i = 0; i < rows; i++) {
      let bx = x + 14;
      while (bx < x + w - 40) {
        if (this.r() > 0.9) { bx += this.rand(20, 60); continue; }
        const bw = this.rand(12, 30); const bh = rh * this.rand(0.55, 0.84);
        s += `<rect x="${f(bx)}" y="${f(y + (i + 1) * rh - bh - 6)}" width="${f(bw)}" height="${f(bh)}" fill="${this.r() > 0.8 ? mix(this.t.accent, this.ink, 0.15) : this.tone(this.rand(0.12, 0.55))}"/><rect x="${f(bx + bw * 0.28)}" y="${f(y + (i + 1) * rh - bh + 4)}" width="${f(bw * 0.44)}" height="${f(bh * 0.3)}" fill="#f3e9d2" opacity=".75"/>`;
        bx += bw + 2;
      }
      s += `<rect x="${f(x)}" y="${f(y + (i + 1) * rh - 6)}" width="${f(w)}" height="9" fill="${this.tone(0.25)}"/>`;
    }
    return this.group(s + `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="none" stroke="${this.tone(0.2)}" stroke-width="12"/>`);
  }
  cat(x, y, s = 1) { return this.add(`<path d="M${f(x - 90 * s)} ${f(y)}q${f(-6 * s)} ${f(-74 * s)} ${f(76 * s)} ${f(-76 * s)}q${f(60 * s)} 0 ${f(84 * s)} ${f(30 * s)}l${f(2 * s)} ${f(-30 * s)}l${f(18 * s)} ${f(18 * s)}q${f(12 * s)} ${f(-4 * s)} ${f(22 * s)} 0l${f(16 * s)} ${f(-18 * s)}l${f(2 * s)} ${f(38 * s)}q${f(4 * s)} ${f(38 * s)} ${f(-30 * s)} ${f(38 * s)}Z" fill="${this.ink}"/><path d="M${f(x - 86 * s)} ${f(y - 6 * s)}q${f(90 * s)} ${f(22 * s)} ${f(120 * s)} ${f(-6 * s)}" stroke="${this.ink}" stroke-width="${f(15 * s)}" fill="none" stroke-linecap="round"/><path d="M${f(x + 94 * s)} ${f(y - 30 * s)}q${f(6 * s)} ${f(5 * s)} ${f(12 * s)} 0M${f(x + 114 * s)} ${f(y - 30 * s)}q${f(6 * s)} ${f(5 * s)} ${f(12 * s)} 0" stroke="${this.paper}" stroke-width="${f(2 * s)}" fill="none"/>`); }
  monk(x, y, s = 1, o = {}) { // seen from far, walking or standing
    const robe = o.robe ?? this.tone(0.38);
    return this.add(`<path d="M${f(x - 17 * s)} ${f(y)}q${f(-2 * s)} ${f(-50 * s)} ${f(8 * s)} ${f(-76 * s)}q${f(9 * s)} ${f(-9 * s)} ${f(18 * s)} 0q${f(12 * s)} ${f(28 * s)} ${f(10 * s)} ${f(76 * s)}Z" fill="${robe}"/><path d="M${f(x - 6 * s)} ${f(y - 78 * s)}q${f(14 * s)} ${f(24 * s)} ${f(20 * s)} ${f(60 * s)}l${f(-10 * s)} ${f(4 * s)}q${f(-12 * s)} ${f(-30 * s)} ${f(-17 * s)} ${f(-56 * s)}Z" fill="${this.t.accent}" opacity=".85"/><circle cx="${f(x)}" cy="${f(y - 90 * s)}" r="${f(10 * s)}" fill="${this.ink}"/>`);
  }
  sitter(x, y, s = 1) { return this.add(`<path d="M${f(x - 92 * s)} ${f(y)}q${f(-6 * s)} ${f(-42 * s)} ${f(48 * s)} ${f(-52 * s)}q${f(2 * s)} ${f(-84 * s)} ${f(30 * s)} ${f(-100 * s)}h${f(28 * s)}q${f(28 * s)} ${f(16 * s)} ${f(30 * s)} ${f(100 * s)}q${f(54 * s)} ${f(10 * s)} ${f(48 * s)} ${f(52 * s)}Z" fill="${this.tone(0.16)}"/><circle cx="${f(x)}" cy="${f(y - 178 * s)}" r="${f(25 * s)}" fill="${this.tone(0.16)}"/><path d="M${f(x - 14 * s)} ${f(y - 150 * s)}q${f(34 * s)} ${f(46 * s)} ${f(50 * s)} ${f(106 * s)}" stroke="${this.t.accent}" stroke-width="${f(9 * s)}" fill="none" opacity=".85"/><ellipse cx="${f(x)}" cy="${f(y + 8 * s)}" rx="${f(112 * s)}" ry="${f(17 * s)}" fill="${mix(this.t.accent, this.ink, 0.35)}"/>`); }
  cloth(x, y, w, h) { // patched robe, folded once
    let s = `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${mix(this.t.accent, this.ink, 0.22)}"/>`;
    for (let i = 0; i < 7; i++) for (let k = 0; k < 2; k++) { const off = i % 2 ? 0.36 : 0.64; const x0 = x + (w * i) / 7 + 5; const y0 = k ? y + h * off + 4 : y + 6; const hh = k ? h * (1 - off) - 10 : h * off - 8; s += `<rect x="${f(x0)}" y="${f(y0)}" width="${f(w / 7 - 10)}" height="${f(hh)}" fill="${mix(this.t.accent, k ^ (i % 2) ? '#e0b184' : this.ink, 0.13)}"/><rect x="${f(x0 + 4)}" y="${f(y0 + 4)}" width="${f(w / 7 - 18)}" height="${f(hh - 8)}" fill="none" stroke="${this.paper}" stroke-width="1" stroke-dasharray="5 5" opacity=".5"/>`; }
    return this.group(s, `filter="url(#${this.rough(5, 0.012)})"`);
  }
  seal(x, y, s = 1) { return this.add(`<rect x="${x}" y="${y}" width="${34 * s}" height="${34 * s}" rx="${4 * s}" fill="${this.t.accent}" opacity=".86" filter="url(#${this.rough(2.5, 0.08)})"/><circle cx="${x + 17 * s}" cy="${y + 17 * s}" r="${8.5 * s}" fill="none" stroke="${this.t.paper}" stroke-width="${2 * s}"/>`); }
  svg() { return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.w}" height="${this.h}" viewBox="0 0 ${this.w} ${this.h}"><defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`; }
}

async function paperGrain(w, h, seed, amp = 5) { // a slow mottling that costs few bytes
  const r = rng(seed);
  const gw = Math.ceil(w / 10); const gh = Math.ceil(h / 10);
  const raw = Buffer.alloc(gw * gh * 3);
  for (let i = 0; i < gw * gh; i++) { const v = 128 + (r() - 0.5) * 2 * amp; raw[i * 3] = v + 1; raw[i * 3 + 1] = v; raw[i * 3 + 2] = v - 1; }
  return sharp(raw, { raw: { width: gw, height: gh, channels: 3 } }).resize(w, h, { kernel: 'cubic' }).png().toBuffer();
}

export async function render(scene, file, limit = LIMIT) {
  const grain = await paperGrain(scene.w, scene.h, 7 + file.length);
  const flat = await sharp(Buffer.from(scene.svg())).flatten({ background: scene.paper }).composite([{ input: grain, blend: 'soft-light' }]).png().toBuffer();
  mkdirSync(dirname(file), { recursive: true });
  if (file.endsWith('.png')) { writeFileSync(file, await sharp(flat).png({ palette: true, colours: 96, effort: 9 }).toBuffer()); return; }
  for (let q = 82; q >= 34; q -= 6) {
    const out = await sharp(flat).webp({ quality: q, effort: 6, smartSubsample: true }).toBuffer();
    if (out.length <= limit || q === 34) { writeFileSync(file, out); return; }
  }
}

// ---------------------------------------------------------------- the pictures
export const pictures = [];
const pic = (file, temple, seed, draw, opts) => pictures.push({ file, temple, seed, draw, opts });
const farHills = (s, y = 520, k = 1) => s.mountains([{ base: y - 110, height: 210 * k, dark: 0.22, peaks: 4 }, { base: y - 30, height: 190 * k, dark: 0.36, peaks: 4 }, { base: y + 60, height: 150 * k, dark: 0.52, peaks: 3 }]);

await import('./scenes.mjs').then((m) => m.default({ pic, farHills, mix, Scene }));

// ---------------------------------------------------------------- run
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let n = 0;
  for (const p of pictures) {
    if (only && !p.file.includes(only)) continue;
    const s = new Scene(p.temple, p.seed, p.opts);
    p.draw(s);
    const out = join(demo, p.file);
    await render(s, out, p.opts?.limit);
    console.log(p.file, Math.round(statSync(out).size / 1024) + ' KB');
    n++;
  }
  console.log(n + ' pictures');
}
