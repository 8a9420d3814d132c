// Third scenes of the gallery: the road over a pass, the swing in the first rain, the blue town under its fort.
import * as K from "./kit.mjs";
const { Scene, HOURS, pen, poly, rect, circ, curve, hill } = K;
const mk = (hour, seed, lx, more = {}) => new Scene(900, 600, { ...HOURS[hour], ...more }, seed, lx);

// ---- travel: the pass ----
function flags(s, x0, y0, x1, y1, sag, size, n) {
  const colours = ["#2B5FA0", "#FBF2DF", "#B3261E", "#1F7A5C", "#F2A007"];
  const at = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(Math.PI * t) * sag];
  s.s(s.p.deep, 2, curve([at(0), at(0.25), at(0.5), at(0.75), at(1)]));
  for (let i = 0; i < n; i++) {
    const [x, y] = at((i + 0.6) / n);
    s.f(colours[i % 5], poly(x - size / 2, y, x + size / 2, y + 1, x + size / 2 - 1, y + size * 1.1, x, y + size * 0.95, x - size / 2, y + size * 1.15));
  }
}

function rider(s, x, y, k) {
  s.group(`transform="translate(${x} ${y})scale(${k})"`, () => {
    s.f("#16324A", circ(26, 4, 74, 9), 0.35);
    // Seen from behind and a little from the left: wheel, boxes, bedroll, back.
    s.f("#16213E", pen().m(-14, 2).l(-14, -52).q(-14, -62, 0, -62).q(14, -62, 14, -52).l(14, 2).q(14, 8, 0, 8).q(-14, 8, -14, 2).z());
    s.f("#3B4566", rect(-5, -54, 10, 60));
    s.f("#16213E", `${rect(-20, -114, 40, 56)}${rect(-60, -110, 120, 18)}`);
    s.f("#3B4566", rect(-60, -110, 120, 5));
    s.f("#B3261E", rect(-17, -78, 34, 16));
    s.f("#F2A007", rect(-11, -74, 22, 8));
    for (const f of [-1, 1]) {
      const box = pen().m(f * 20, -96).l(f * 60, -92).l(f * 58, -36).l(f * 20, -34).z();
      s.f(f < 0 ? "#C98A4A" : "#8E4F2C", box);
      s.f("#5E2F18", `${rect(f < 0 ? -60 : 20, -80, 40, 6)}${rect(f < 0 ? -44 : 36, -84, 7, 14)}`);
    }
    s.f("#1F7A5C", pen().m(-58, -112).q(-66, -124, -58, -132).l(58, -132).q(66, -124, 58, -112).z());
    s.f("#155C47", pen().m(10, -112).l(10, -132).l(58, -132).q(66, -124, 58, -112).z());
    s.s("#F2A007", 5, "M-34-132V-112M30-132V-112");
    s.s("#16213E", 7, "M-76-150L-44-138M76-150L44-138");
    s.f("#FBF2DF", `${circ(-80, -166, 12, 8)}${circ(80, -166, 12, 8)}`);
    s.s("#16213E", 4, "M-72-150L-78-160M72-150L78-160");
    s.f("#2B3A8C", pen().m(-40, -128).c3(-50, -180, -40, -214, -22, -222).q(0, -228, 22, -222).c3(40, -214, 50, -180, 40, -128).z());
    s.f("#1E2A6B", pen().m(8, -225).q(16, -226, 22, -222).c3(40, -214, 50, -180, 40, -128).l(14, -128).c3(20, -170, 18, -200, 8, -225).z());
    s.s("#2B3A8C", 17, "M-36-204C-58-190-66-170-66-152");
    s.s("#1E2A6B", 17, "M36-204C58-190 66-170 66-152");
    s.s("#F2A007", 5, "M-30-176Q0-170 30-176");
    s.f("#B3261E", circ(0, -246, 26, 28));
    s.f("#8E1F1A", pen().m(4, -274).c3(34, -270, 34, -222, 4, -218).q(14, -246, 4, -274).z());
    s.f("#FBF2DF", rect(-25, -240, 50, 6));
  });
}

function pass() {
  const s = mk("noon", 811, -1);
  K.sky(s, { top: "#4F9CC4", low: "#A9D5DF", y: 300, bands: 3 });
  K.cloud(s, 90, 110, 200, "#FBF2DF", 0.9);
  K.cloud(s, 600, 84, 150, "#FBF2DF", 0.75);
  s.f("#8C8FB5", poly(0, 260, 80, 190, 140, 230, 250, 120, 350, 220, 420, 180, 520, 250, 640, 150, 740, 240, 820, 196, 900, 250, 900, 420, 0, 420));
  s.f("#FBF2DF", poly(250, 120, 308, 178, 284, 196, 258, 172, 232, 200, 206, 168));
  s.f("#FBF2DF", poly(640, 150, 696, 200, 674, 216, 646, 192, 616, 220, 596, 188));
  s.f("#6B6E98", poly(250, 120, 350, 220, 390, 320, 280, 300));
  s.f("#6B6E98", poly(640, 150, 740, 240, 760, 330, 664, 290));
  s.f("#C99A78", hill([[0, 330], [130, 270], [280, 318], [420, 300], [600, 320], [760, 262], [900, 300]], 610));
  s.f("#B27B58", pen().m(760, 262).q(830, 280, 900, 300).l(900, 400).l(800, 380).q(790, 320, 760, 262).z());
  s.f("#D9A874", hill([[0, 392], [200, 350], [420, 372], [640, 340], [900, 380]], 610));
  s.f("#B98354", hill([[520, 372], [640, 340], [780, 352], [900, 380]], 440));
  s.f("#E3BC85", hill([[0, 452], [200, 424], [460, 440], [700, 420], [900, 452]], 610));
  s.fade("#8E4F2C", hill([[0, 392], [200, 350], [420, 372], [640, 340], [900, 380]], 610), 600, 340, { N: 90, o: 0.45 });
  // The road: wide here, a thread up there.
  s.f("#5A5F74", pen().m(250, 610).c3(330, 520, 640, 500, 650, 450).c3(652, 420, 470, 424, 440, 402).c3(424, 388, 520, 380, 520, 366).c3(516, 354, 470, 352, 462, 342).l(470, 340).c3(486, 348, 538, 352, 538, 366).c3(538, 384, 456, 388, 466, 398).c3(500, 414, 712, 412, 708, 454).c3(700, 520, 640, 540, 640, 610).z());
  s.s("#FBF2DF", 4.5, "M450 600C490 540 660 510 678 452", 0, ' stroke-dasharray="22 20"');
  s.s("#FBF2DF", 2.4, "M668 434C640 414 500 416 454 400C440 390 528 382 528 366", 0, ' stroke-dasharray="7 9"');
  // Chorten and flags on the pass.
  s.f("#FBF2DF", `${rect(196, 372, 92, 20)}${rect(208, 356, 68, 18)}`);
  s.f("#FBF2DF", K.domePath(242, 358, 56, 46, "round"));
  s.f("#DFA56B", K.domePath(242, 358, 56, 46, "round", 0.25, 1));
  s.f("#DFA56B", `${rect(262, 372, 26, 20)}${rect(258, 356, 18, 18)}`);
  s.f("#B3261E", `${rect(196, 386, 92, 6)}`);
  s.f("#F2A007", poly(234, 318, 250, 318, 245, 270, 239, 270));
  s.f("#F2A007", circ(242, 266, 6));
  flags(s, 242, 272, 40, 392, 26, 20, 10);
  flags(s, 242, 272, 420, 388, 24, 18, 9);
  K.person(s, 322, 420, 40, "sari", "#B3261E", "#F2A007");
  K.person(s, 346, 422, 41, "kurta", "#8E1F1A", "#F2A007");
  // Milestone, stones, and she who has ridden up here.
  s.f("#FBF2DF", pen().m(744, 552).l(744, 500).q(744, 480, 768, 480).q(792, 480, 792, 500).l(792, 552).z());
  s.f("#F2A007", pen().m(744, 508).l(744, 500).q(744, 480, 768, 480).q(792, 480, 792, 500).l(792, 508).z());
  s.s("#16324A", 5, "M756 524h24M758 538h18");
  s.f("#7A5A48", `${K.blob(s.r, 840, 566, 52, 26, 8, 0.4)}${K.blob(s.r, 70, 548, 64, 30, 8, 0.4)}`);
  s.f("#9E7A5E", `${K.blob(s.r, 832, 556, 34, 14, 7, 0.4)}${K.blob(s.r, 60, 538, 42, 16, 7, 0.4)}`);
  s.f("#16324A", hill([[0, 572], [140, 582], [250, 610]], 620));
  s.f("#16324A", hill([[680, 612], [800, 584], [900, 570]], 620));
  K.tufts(s, 10, 170, 584, 8, 34, "#16324A");
  K.tufts(s, 760, 890, 580, 7, 34, "#16324A");
  rider(s, 492, 560, 0.92);
  return s.grain(0.4);
}

// ---- seasonal: the swing of Sawan ----
function swinger(s, x, y, lean, sari, border, k = 1) {
  s.group(`transform="translate(${x} ${y})rotate(${lean})scale(${k})"`, () => {
    s.f("#8E4F2C", rect(-46, 0, 92, 9));
    const skin = "#A9653F";
    s.s(skin, 10, "M34 26Q58 40 74 30M24 30Q50 50 66 46");
    s.f(sari, pen().m(-34, 0).c3(-38, -30, -26, -66, -8, -74).l(12, -72).c3(22, -52, 14, -30, 20, -12).c3(44, -10, 60, 4, 70, 26).l(54, 52).c3(30, 44, -20, 34, -34, 8).z());
    s.f(border, pen().m(70, 26).l(54, 52).l(46, 49).l(62, 20).z());
    s.f(border, pen().m(-8, -74).c3(6, -50, 8, -26, 2, 0).l(14, 4).c3(20, -24, 18, -50, 8, -73).z());
    // The end of the sari flies.
    s.f(sari, pen().m(-12, -66).c3(-50, -70, -80, -40, -122, -58).c3(-104, -26, -70, -14, -28, -24).z());
    s.s(border, 6, "M-122-58C-104-26-70-14-28-24");
    s.s(skin, 9, "M8-62C26-66 32-84 40-104M-8-64C-24-72-34-92-40-112");
    s.s("#F2A007", 11, "M36-94l2-6M-37-102l-2-5", 0, ' stroke-linecap="butt"');
    s.f(skin, `${rect(-3, -86, 10, 16)}${circ(6, -98, 15, 17)}`);
    s.f("#1B1A22", pen().m(16, -112).c3(-2, -124, -20, -110, -14, -90).q(-2, -92, 0, -106).q(8, -108, 18, -104).z());
    s.s("#1B1A22", 9, "M-12-94C-30-84-34-62-52-52");
    s.f("#B3261E", circ(-54, -50, 6));
    s.f("#F2A007", circ(-2, -90, 3.5));
  });
}

function ropes(s, x0, x1, top, x, y, lean) {
  const a = (lean * Math.PI) / 180;
  const end = (u) => [x + Math.cos(a) * u, y + Math.sin(a) * u];
  const [l, r] = [end(-42), end(42)];
  s.s("#F3D9A4", 5, `M${x0} ${top}L${Math.round(l[0])} ${Math.round(l[1])}M${x1} ${top}L${Math.round(r[0])} ${Math.round(r[1])}`);
  let blooms = "";
  for (let i = 1; i < 7; i++) {
    const t = i / 8;
    blooms += circ(x0 + (l[0] - x0) * t, top + (l[1] - top) * t, 6) + circ(x1 + (r[0] - x1) * t, top + (r[1] - top) * t, 6);
  }
  s.f("#F2A007", blooms);
}

function peacock(s, x, y, k) {
  s.group(`transform="translate(${x} ${y})scale(${k})"`, () => {
    s.f("#16423F", pen().m(20, -50).c3(70, -60, 130, -20, 190, 4).c3(140, 18, 70, 2, 16, -26).z());
    s.f("#2A7F66", pen().m(20, -50).c3(70, -60, 130, -20, 190, 4).c3(130, -6, 70, -24, 20, -36).z());
    for (const [ex, ey] of [[70, -36], [104, -22], [138, -10], [88, -18], [120, -4], [164, -2]]) {
      s.f("#E0A23C", circ(ex, ey, 8, 6));
      s.f("#2B3A8C", circ(ex, ey, 4.6, 3.4));
    }
    s.s("#16213E", 4, "M10-14L6 14M22-14L24 14");
    s.f("#2B3A8C", pen().m(-16, -104).c3(-24, -84, -22, -60, -14, -44).c3(-6, -22, 14, -10, 34, -20).c3(46, -30, 30, -52, 10, -58).c3(-2, -66, 0, -84, 2, -100).z());
    s.f("#1E2A6B", pen().m(2, -100).c3(0, -84, -2, -66, 10, -58).c3(30, -52, 46, -30, 34, -20).c3(10, -28, -10, -50, -8, -98).z());
    s.f("#2B3A8C", circ(-8, -108, 12));
    s.f("#F2A007", poly(-18, -110, -34, -102, -17, -102));
    s.f("#FBF3E0", circ(-10, -110, 3.6));
    s.s("#2B3A8C", 2.6, "M-6-118L-12-136M-3-119L-1-139M0-117L10-134");
    s.f("#2A7F66", `${circ(-12, -138, 4)}${circ(-1, -141, 4)}${circ(11, -136, 4)}`);
  });
}

function swing() {
  const s = mk("monsoon", 812, 1);
  s.f("#7FA5A6", rect(0, 0, 900, 600));
  const layer = (colour, y, step, depth, shift) => {
    const p = pen().m(-20, -10).l(-20, y);
    for (let x = -20 + shift; x < 980; x += step) p.q(x + step / 2, y + depth, x + step, y);
    s.f(colour, p.l(980, -10).z());
  };
  s.f("#9CBAB4", hill([[0, 220], [220, 190], [480, 230], [720, 196], [900, 226]], 610));
  layer("#6B9297", 120, 190, 60, -90);
  layer("#547C85", 70, 170, 56, -20);
  s.f("#6D9490", hill([[0, 330], [160, 280], [340, 320], [520, 270], [700, 316], [900, 284]], 610));
  s.f("#4F8070", hill([[0, 380], [240, 352], [520, 384], [900, 350]], 610));
  // Paddy, plot by plot.
  s.f("#7FAE55", hill([[0, 408], [260, 394], [560, 412], [900, 392]], 610));
  const plot = s.pat("pd", 26, 16, '<path stroke="#4F8A43" stroke-width="3" d="M5 12l3-8M9 12V3M13 12l-3-7M18 20l3-8M22 20v-9M26 20l-3-7M-8 20l3-8M-4 20v-9M0 20l-3-7"/>');
  s.raw(`<path d="${hill([[0, 408], [260, 394], [560, 412], [900, 392]], 500)}" fill="${plot}"/>`);
  s.s("#BFD680", 6, "M0 440Q300 424 900 446M330 404L260 520M660 408L760 520");
  s.f("#5E9A4A", hill([[0, 492], [240, 470], [560, 488], [900, 466]], 610));
  s.f("#3F7F46", hill([[0, 540], [260, 520], [560, 540], [900, 516]], 610));
  // The tree: a trunk at the left, one strong bough across.
  s.f("#133A3F", pen().m(60, 548).c3(110, 500, 96, 400, 84, 300).c3(76, 220, 30, 150, -20, 110).l(-20, 40).c3(60, 90, 110, 130, 140, 160).c3(240, 130, 420, 110, 640, 128).l(642, 142).c3(430, 134, 270, 156, 176, 202).c3(168, 300, 176, 460, 240, 552).q(150, 566, 60, 548).z());
  s.f("#2A5654", pen().m(150, 540).c3(140, 440, 136, 300, 150, 196).c3(250, 148, 430, 128, 640, 133).l(642, 142).c3(430, 134, 270, 156, 176, 202).c3(168, 300, 176, 460, 240, 552).z());
  const leaves = (x, y, w, h, colour) => s.f(colour, K.blob(s.r, x, y, w, h, 9, 0.44));
  const canopy = [[40, 60, 150, 90], [210, 40, 150, 80], [380, 50, 140, 70], [540, 70, 120, 62], [646, 106, 80, 44], [-10, 150, 90, 70], [300, 110, 70, 34], [470, 112, 60, 30]];
  for (const [x, y, w, h] of canopy) leaves(x, y, w, h, "#1E5A46");
  for (const [x, y, w, h] of canopy.slice(0, 5)) leaves(x + 26, y - 16, w * 0.6, h * 0.5, "#2A7350");
  for (const [x, y, w, h] of canopy.slice(0, 5)) leaves(x + 46, y - 26, w * 0.3, h * 0.26, "#7FAE55");
  let dabs = "";
  for (let i = 0; i < 60; i++) dabs += `M${s.r.int(0, 690)} ${s.r.int(0, 150)}l${s.r.int(-4, 4)} ${s.r.int(5, 9)}`;
  s.s("#7FAE55", 4, dabs, 0.8);
  ropes(s, 300, 372, 148, 402, 392, -14);
  swinger(s, 402, 392, -14, "#B3261E", "#F2A007", 1.12);
  ropes(s, 536, 596, 136, 560, 438, 8);
  swinger(s, 560, 438, 8, "#E39410", "#8E1F1A", 0.98);
  K.rain(s, 90, "#F0E6CF");
  peacock(s, 690, 528, 0.95);
  K.person(s, 268, 540, 100, "sari", "#2B3A8C", "#FBF3E0", { shadow: 0 });
  s.f("#133A3F", hill([[0, 566], [150, 556], [300, 610]], 620));
  s.f("#133A3F", hill([[620, 612], [760, 574], [900, 556]], 620));
  K.fronds(s, 896, 610, 104, 196, 268, 6, "#133A3F");
  K.tufts(s, 10, 210, 570, 9, 46, "#133A3F");
  return s.grain(0.4);
}

// ---- urban: the blue town ----
const blues = [["#6FA3D2", "#4A7FB5"], ["#86B6DC", "#5B8FC2"], ["#5A8CC4", "#3D6CA3"], ["#9CC4E2", "#6FA0CC"], ["#EFD9B4", "#C9A97A"], ["#7A9FD6", "#5578B4"]];

/** One row of houses, drawn together: a path for every tone, not one for every wall. */
function houseRow(s) {
  const lit = blues.map(() => "");
  const shade = blues.map(() => "");
  let eaves = "";
  const windows = [];
  const r = s.r;
  const arched = s.sym("wa", () => {
    s.f("#F3E4C6", K.arch(-3, 0, 22, 32, "pointed"));
    s.f("#1E3560", K.arch(0, 0, 16, 27, "pointed"));
  });
  const shuttered = ["#1F7A5C", "#B3261E", "#F2A007"].map((colour, i) =>
    s.sym(`ws${i}`, () => {
      s.f("#1E3560", rect(0, 0, 14, 18));
      s.f(colour, rect(0, 0, 6, 18));
    }),
  );
  return {
    add(x0, y0, w0, h0, tone) {
      const [x, y, w, h] = [x0, y0, w0, h0].map(Math.round);
      const side = Math.round(w * 0.72);
      lit[tone] += `M${x} ${y}v-${h}h${w}v${h}z`;
      shade[tone] += `M${x + side} ${y}v-${h}h${w - side}v${h}z`;
      eaves += `M${x - 2} ${y - h}v-5h${w + 4}v5z`;
      for (let i = 0; i < Math.floor((side - 8) / 42); i++) {
        const wx = x + 12 + i * 42;
        const kind = r();
        if (kind < 0.35) windows.push([arched, wx, y - Math.round(h * 0.28)]);
        else if (kind < 0.8) windows.push([shuttered[r.int(0, 2)], wx, y - Math.round(h * 0.72)]);
      }
    },
    draw() {
      blues.forEach(([face, dark], tone) => {
        if (lit[tone]) s.f(face, lit[tone]);
        if (shade[tone]) s.f(dark, shade[tone]);
      });
      s.f("#F3E4C6", eaves);
      for (const [id, x, y] of windows) s.raw(`<use href="#${id}" x="${x}" y="${y}"/>`);
    },
  };
}

function blueTown() {
  const s = mk("dawn", 813, -1);
  K.sky(s, { top: "#F4B58C", low: "#FCE0BD", y: 300, bands: 3 });
  K.sun(s, 190, 150, 62, "#F2A007", 1);
  K.birds(s, 330, 110, 7, 34, "#26305E");
  // Rock and fort.
  s.f("#B7793F", pen().m(330, 330).l(380, 236).l(470, 206).l(640, 186).l(800, 200).l(900, 240).l(900, 420).l(330, 420).z());
  s.f("#8E5630", pen().m(640, 186).l(800, 200).l(900, 240).l(900, 420).l(700, 420).l(660, 300).z());
  s.s("#8E5630", 4, "M400 246l-10 60M460 216l-16 70M530 204l-10 80M600 196l-6 70", 0.6);
  s.s("#6B3D22", 4, "M720 206l10 80M790 212l16 70M850 236l10 60", 0.6);
  const fort = pen().m(424, 220).l(430, 128).l(470, 124).l(470, 96).l(520, 92).l(520, 110).l(580, 104).l(580, 70).l(646, 64).l(646, 92).l(720, 96).l(720, 120).l(780, 124).l(780, 150).l(830, 156).l(838, 216).l(640, 190).z();
  s.f("#E3A062", fort);
  s.f("#B4683A", pen().m(640, 65).l(646, 64).l(646, 92).l(720, 96).l(720, 120).l(780, 124).l(780, 150).l(830, 156).l(838, 216).l(640, 190).z());
  for (const [x, y, w] of [[430, 128, 40], [470, 96, 50], [520, 110, 60], [580, 70, 66]]) K.merlons(s, x, y, w, Math.round(w / 10), 9, "#E3A062");
  for (const [x, y, w] of [[646, 92, 74], [720, 120, 60], [780, 150, 50]]) K.merlons(s, x, y, w, Math.round(w / 10), 9, "#B4683A");
  K.arcade(s, 484, 134, 30, 24, 2, "cusp", { reveal: "#FCE6CB", dark: "#5A2F2A" });
  K.arcade(s, 530, 150, 44, 24, 3, "cusp", { reveal: "#FCE6CB", dark: "#5A2F2A" });
  K.arcade(s, 586, 112, 54, 26, 3, "cusp", { reveal: "#FCE6CB", dark: "#5A2F2A" });
  K.arcade(s, 654, 132, 60, 22, 4, "cusp", { reveal: "#D9774F", dark: "#4A2230" });
  K.arcade(s, 728, 152, 46, 20, 3, "cusp", { reveal: "#D9774F", dark: "#4A2230" });
  K.chhatri(s, 612, 66, 40, 46, { c: "#E3A062" });
  K.chhatri(s, 494, 92, 32, 38, { c: "#E3A062" });
  // The town climbs in rows; the nearer, the larger.
  const rows = [[318, 30, 52], [352, 38, 62], [394, 48, 74], [444, 60, 88], [506, 74, 104]];
  rows.forEach(([y, h, w], row) => {
    let x = -20 - row * 13;
    let k = row * 3;
    const houses = houseRow(s);
    while (x < 900) {
      const bw = w * s.r.in(0.75, 1.35);
      const bh = h * s.r.in(0.85, 1.5);
      const rise = row < 2 ? Math.max(0, (x - 300) * 0.02) : 0;
      houses.add(x, y + s.r.j(0, 6) - rise, bw, bh + (row === 4 ? 10 : 22), s.r() < 0.12 ? 4 : [0, 1, 2, 3, 5][k++ % 5]);
      x += bw - s.r.in(1, 5);
    }
    houses.draw();
    s.f("#26305E", rect(0, y - 2, 900, 12), 0.16);
  });
  // The roof in front: washing, a kite, and those who fly it.
  s.f("#3D6CA3", poly(0, 520, 560, 506, 560, 610, 0, 610));
  s.f("#5A8CC4", poly(0, 520, 560, 506, 560, 526, 0, 542));
  s.f("#F3E4C6", poly(0, 514, 562, 500, 562, 508, 0, 522));
  s.f("#2F568C", poly(560, 506, 900, 536, 900, 610, 560, 610));
  s.f("#F3E4C6", poly(560, 500, 900, 530, 900, 538, 560, 508));
  s.s("#26305E", 3, "M40 516V404M330 508V396M40 410Q180 430 330 402");
  for (const [x, colour] of [[66, "#B3261E"], [120, "#F2A007"], [178, "#FBF3E0"], [232, "#1F7A5C"], [286, "#B3261E"]]) {
    s.f(colour, pen().m(x - 22, 419).q(x, 424, x + 24, 420).l(x + 26, 480).q(x + 8, 486, x, 480).q(x - 12, 488, x - 24, 480).z());
    s.f("#26305E", pen().m(x + 6, 423).q(x + 16, 423, x + 24, 420).l(x + 26, 480).q(x + 18, 484, x + 10, 482).z(), 0.16);
  }
  K.person(s, 442, 508, 104, "student", "#F2A007", "#B3261E");
  K.person(s, 500, 506, 98, "sari", "#B3261E", "#FBF3E0");
  s.s("#26305E", 1.8, "M452 440Q380 330 300 236", 0.8);
  s.group('transform="translate(292 222)rotate(-24)"', () => {
    s.f("#B3261E", "M0-38L32 0 0 44-32 0z");
    s.f("#F2A007", "M0-38L32 0H-32z");
    s.f("#1F7A5C", "M0 30L12 58H-12z");
    s.s("#26305E", 2.4, "M0-38V44M-32 0Q0-26 32 0");
  });
  K.fronds(s, 900, 612, 120, 196, 264, 6, "#26305E");
  return s.grain(0.4);
}

export default { "landscape-travel-3": pass, "landscape-seasonal-3": swing, "landscape-urban-3": blueTown };
