// Fourth scenes, made to fill the last row of the mosaic: a stepwell, a tiger, a ferry.
import * as K from "./kit.mjs";
const { Scene, HOURS, pen, poly, rect, circ, hill } = K;
const mk = (hour, seed, lx, more = {}) => new Scene(900, 600, { ...HOURS[hour], ...more }, seed, lx);

// ---- nature: a tiger at the water ----
function tiger(s) {
  const coat = "#E58A2E";
  const shade = "#B95F1E";
  const cream = "#FBE6C4";
  const ink = "#1F1A22";
  const head = pen().m(450, 196).c3(500, 196, 540, 216, 552, 262).c3(566, 300, 548, 352, 512, 380).c3(490, 398, 470, 404, 450, 404).c3(430, 404, 410, 398, 388, 380).c3(352, 352, 334, 300, 348, 262).c3(360, 216, 400, 196, 450, 196).z();
  // Shoulders and the body behind the head.
  s.f(shade, pen().m(212, 480).c3(200, 380, 320, 300, 450, 300).c3(580, 300, 704, 380, 688, 480).z());
  s.f(coat, pen().m(212, 480).c3(200, 380, 320, 300, 450, 300).c3(510, 300, 560, 316, 600, 340).c3(548, 380, 520, 420, 530, 480).z());
  let stripes = "";
  for (const [x, y, f] of [[258, 372, 1], [232, 408, 1], [292, 342, 1], [316, 400, 1], [642, 372, -1], [668, 408, -1], [608, 342, -1], [584, 400, -1]]) stripes += `M${x} ${y}q${f * 26}-8 ${f * 44} 12q${f * -24} -2 ${f * -44} 4z`;
  s.f(ink, stripes);
  // Ears.
  for (const f of [-1, 1]) {
    s.f(shade, circ(450 + f * 80, 218, 29, 31));
    s.f(ink, circ(450 + f * 83, 213, 22, 24));
    s.f(cream, circ(450 + f * 78, 224, 12, 14));
  }
  s.f(coat, head);
  s.f(shade, pen().m(500, 206).c3(530, 220, 546, 240, 552, 262).c3(566, 300, 548, 352, 512, 380).c3(496, 392, 480, 400, 466, 403).c3(510, 360, 524, 280, 500, 206).z(), 0.75);
  for (const f of [-1, 1]) {
    s.f(cream, pen().m(450 + f * 96, 316).c3(450 + f * 96, 352, 450 + f * 70, 376, 450 + f * 44, 384).c3(450 + f * 70, 360, 450 + f * 66, 330, 450 + f * 96, 316).z());
    s.f(cream, pen().m(450 + f * 16, 254).c3(450 + f * 24, 234, 450 + f * 60, 236, 450 + f * 70, 258).c3(450 + f * 54, 254, 450 + f * 36, 258, 450 + f * 16, 268).z());
    s.f("#F2C230", pen().m(450 + f * 22, 284).q(450 + f * 44, 260, 450 + f * 68, 276).q(450 + f * 48, 300, 450 + f * 22, 284).z());
    s.f(ink, circ(450 + f * 46, 279, 8.5, 9.5));
    s.f("#FFFFFF", circ(450 + f * 46 - 3, 275, 2.6));
    s.s(ink, 5, `M${450 + f * 18} 288Q${450 + f * 44} 254 ${450 + f * 74} 276`);
    // Stripes of the cheek and brow.
    s.f(ink, `M${450 + f * 100} 282q${f * -26} 2 ${f * -40} 18q${f * 22}-6 ${f * 42}-4zM${450 + f * 100} 306q${f * -22} 6 ${f * -32} 22q${f * 16}-8 ${f * 30}-8zM${450 + f * 92} 254q${f * -18}-4 ${f * -30} 0q${f * 16} 4 ${f * 32} 14z`);
    s.f(ink, `M${450 + f * 14} 202q${f * 4} 24 ${f * 2} 36q${f * 10}-14 ${f * 12}-34zM${450 + f * 42} 206q${f * 2} 16 ${f * -6} 28q${f * 14}-8 ${f * 20}-22z`);
    s.f(cream, circ(450 + f * 24, 350, 32, 26));
    s.s(ink, 2, `M${450 + f * 24} 346L${450 + f * 100} 336M${450 + f * 26} 354L${450 + f * 102} 356`, 0.55);
    s.f(ink, `${circ(450 + f * 20, 344, 2.4)}${circ(450 + f * 30, 350, 2.4)}${circ(450 + f * 20, 356, 2.4)}`);
  }
  s.f(ink, "M446 204h8l-1 44h-6z");
  s.f("#D9705A", pen().m(428, 318).q(450, 308, 472, 318).q(466, 340, 450, 344).q(434, 340, 428, 318).z());
  s.s(ink, 4, "M450 344V362Q440 376 424 372M450 362Q460 376 476 372");
  s.f(cream, pen().m(424, 376).q(450, 392, 476, 376).q(470, 404, 450, 404).q(430, 404, 424, 376).z());
}

function tigerAtWater() {
  const s = mk("monsoon", 821, -1);
  s.f("#A9BE86", rect(0, 0, 900, 600));
  s.f("#C4D29A", circ(450, 210, 300));
  s.f("#DDE3B4", circ(450, 200, 190));
  // Sal trunks, pale far off, dark near.
  for (const [x, w, c] of [[40, 20, "#8DA878"], [150, 16, "#8DA878"], [250, 22, "#7E9C6E"], [640, 18, "#8DA878"], [736, 24, "#7E9C6E"], [852, 18, "#8DA878"], [330, 13, "#8DA878"], [566, 13, "#8DA878"]])
    s.f(c, poly(x - w / 2, -10, x + w / 2, -10, x + w * 0.8, 430, x - w * 0.8, 430));
  s.f("#6D9459", hill([[0, 350], [200, 320], [450, 346], [700, 316], [900, 346]], 610));
  for (const [x, w] of [[86, 40], [196, 30], [704, 30], [812, 44]]) {
    s.f("#2C5A44", poly(x - w / 2, -10, x + w / 2, -10, x + w * 0.75, 440, x - w * 0.75, 440));
    s.f("#4A7A58", poly(x - w / 2, -10, x - w * 0.1, -10, x - w * 0.2, 440, x - w * 0.75, 440));
  }
  for (const [x, y, w, h] of [[60, 20, 190, 80], [250, -6, 150, 60], [660, -4, 160, 62], [840, 24, 180, 84]]) s.f("#2A6B4C", K.blob(s.r, x, y, w, h, 10, 0.44));
  for (const [x, y, w, h] of [[100, 0, 120, 44], [800, 6, 120, 44]]) s.f("#4E9A58", K.blob(s.r, x, y, w, h, 9, 0.44));
  s.f("#4C8A4E", hill([[0, 420], [200, 392], [450, 420], [700, 390], [900, 418]], 610));
  tiger(s);
  // Grass before it, then the water with its mirror.
  s.f("#2F7A4C", hill([[0, 438], [220, 424], [450, 436], [680, 420], [900, 438]], 610));
  K.tufts(s, 190, 720, 446, 40, 62, "#2F7A4C");
  K.tufts(s, 210, 700, 462, 30, 44, "#3F9A58");
  s.f("#3C7F86", hill([[0, 500], [240, 484], [480, 496], [700, 482], [900, 500]], 610));
  s.f("#E58A2E", pen().m(350, 500).q(450, 486, 550, 500).q(540, 566, 450, 572).q(360, 566, 350, 500).z(), 0.42);
  s.s("#CFE3D0", 3.4, "M300 520h110M470 512h150M380 548h180M250 572h90M560 574h100M90 526h100M690 530h130M130 566h70", 0.75);
  s.f("#133A3F", hill([[0, 556], [120, 566], [240, 610]], 620));
  s.f("#133A3F", hill([[660, 612], [790, 566], [900, 548]], 620));
  K.fronds(s, 8, 606, 210, 282, 350, 8, "#133A3F");
  K.fronds(s, 896, 606, 220, 188, 262, 8, "#133A3F");
  // One who looks on from a bough.
  s.s("#133A3F", 9, "M900 150Q800 168 716 158");
  s.f("#2B5FA0", pen().m(742, 154).c3(744, 128, 762, 116, 778, 120).l(792, 116).l(784, 130).c3(788, 146, 776, 158, 760, 158).l(734, 184).z());
  s.f("#E58A2E", pen().m(766, 130).q(782, 128, 782, 140).q(776, 154, 762, 156).q(770, 142, 766, 130).z());
  return s.grain(0.4);
}

// ---- urban: a stepwell ----
/** The terraces of both sides come towards us, away from a point above the well. */
function sideWalls(s, at, levels) {
  const edge = ({ x, y }) => {
    const [dx, dy] = [450 - x, y + 60];
    const t = Math.min(x / dx, (610 - y) / dy);
    return [x - dx * t, y + dy * t];
  };
  for (const [side, tints] of [[-1, ["#8E3F2E", "#7A3228"]], [1, ["#CC7440", "#B9653A"]]]) {
    const put = (x) => (side < 0 ? x : 900 - x);
    let ledges = "";
    for (let i = 0; i < levels; i++) {
      const [a, b] = [at(i), at(i + 1)];
      const [ax, ay] = edge(a);
      const [bx, by] = edge(b);
      const corner = ax < 1 && by > 609 ? [put(0), 610] : [];
      s.f(tints[i % 2], poly(put(a.x), a.y, put(b.x), b.y, put(bx), by, ...corner, put(ax), ay));
      ledges += `M${put(b.x)} ${b.y}L${Math.round(put(bx))} ${Math.round(by)}`;
    }
    s.s(side < 0 ? "#C97B45" : "#F6D29A", 5, ledges);
  }
}

function stepwell() {
  const s = mk("dusk", 822, 1);
  s.f("#E9A35C", rect(0, 0, 900, 600));
  s.f("#F6C77C", rect(0, 0, 900, 128));
  K.sun(s, 690, 74, 44, "#FCE6B4", 1);
  K.birds(s, 200, 62, 6, 30, "#3A2230");
  // Arcades around the top.
  s.f("#C97B45", rect(0, 112, 900, 78));
  s.f("#F3C58A", rect(0, 106, 900, 9));
  K.arcade(s, 0, 186, 900, 56, 15, "cusp", { reveal: "#F6D7A0", dark: "#4A1F2E" });
  K.chhatri(s, 150, 108, 86, 74, { c: "#D98B50" });
  K.chhatri(s, 450, 108, 110, 92, { c: "#D98B50" });
  K.chhatri(s, 750, 108, 86, 74, { c: "#D98B50" });
  // Terraces, each with its stairs in pairs, down to the water.
  const levels = 6;
  const at = (i) => ({ y: 190 + i * 55, x: i * 62 });
  for (let i = 0; i < levels; i++) {
    const { y, x } = at(i);
    const h = 55;
    s.f(["#D07A42", "#B9653A"][i % 2], rect(x, y, 900 - 2 * x, h));
    s.f("#F6D29A", rect(x, y, 900 - 2 * x, 7));
    const n = Math.max(2, 7 - i);
    const span = (900 - 2 * (x + 62)) / n;
    for (let k = 0; k < n; k++) {
      const cx = x + 62 + span * (k + 0.5);
      const w = Math.min(46, span * 0.42);
      // A pyramid of stairs: lit on one flank, dark on the other.
      s.f("#F3C07C", poly(cx, y + 7, cx - w, y + h, cx, y + h));
      s.f("#6E2A2A", poly(cx, y + 7, cx + w, y + h, cx, y + h));
      let treads = "";
      for (let t = 1; t < 5; t++) {
        const ty = y + 7 + ((h - 7) * t) / 5;
        const tx = (w * t) / 5;
        treads += `M${Math.round(cx - tx)} ${Math.round(ty)}H${Math.round(cx)}`;
      }
      s.s("#B9653A", 3, treads);
    }
  }
  const foot = at(levels);
  s.f("#2E7F86", rect(foot.x - 100, foot.y, 900 - 2 * foot.x + 200, 100));
  sideWalls(s, at, levels);
  s.s("#F6C77C", 4, "M396 542h84M430 560h90M392 580h70M484 588h44", 0.85);
  // Women with their pots, on the way down and up.
  for (const [x, i, a, b, flip] of [[250, 1, "#1F7A5C", "#F2A007", 0], [300, 1, "#2B3A8C", "#FBF3E0", 0], [560, 3, "#B3261E", "#F2A007", 1], [420, 5, "#F2A007", "#8E1F1A", 0], [474, 5, "#FBF3E0", "#1F7A5C", 1]]) {
    const y = at(i).y + 4;
    K.person(s, x, y, 56, "sari", a, b, { flip, dark: "#3A2230" });
    s.f("#E9B85A", circ(x + (flip ? 1 : -1), y - 58, 8, 7));
  }
  return s.grain(0.4);
}

// ---- travel: a ferry at the ghats ----
function ferry() {
  const s = mk("dawn", 823, -1);
  K.sky(s, { top: "#F4A988", low: "#FBD9B4", y: 300, bands: 3 });
  K.sun(s, 560, 226, 86, "#F2A007", 1);
  K.birds(s, 700, 110, 8, 36, "#26305E");
  s.f("#B79AA8", hill([[0, 300], [240, 290], [520, 302], [900, 288]], 340));
  s.f("#E0A088", rect(0, 318, 900, 290));
  s.f("#EDBB9A", hill([[0, 350], [260, 340], [560, 356], [900, 342]], 610));
  s.f("#F9C060", `${rect(486, 326, 150, 7)}${rect(506, 342, 112, 6)}${rect(524, 358, 76, 6)}${rect(538, 374, 48, 5)}${rect(548, 390, 28, 5)}`);
  s.f("#C98A86", hill([[0, 470], [220, 452], [520, 474], [900, 448]], 610));
  s.s("#FBE6CB", 3, "M40 380h90M300 372h70M690 384h120M360 420h90M640 430h80M560 500h120M720 520h120M480 548h70", 0.85);
  // The ghat at the left: temples one behind another, steps into the river.
  const shikhara = (x, y, w, h, face, dark) => {
    s.f(face, pen().m(x - w / 2, y).c3(x - w / 2, y - h * 0.5, x - w * 0.2, y - h * 0.84, x, y - h).l(x, y).z());
    s.f(dark, pen().m(x + w / 2, y).c3(x + w / 2, y - h * 0.5, x + w * 0.2, y - h * 0.84, x, y - h).l(x, y).z());
    s.s(dark, 3, `M${x - w * 0.28} ${y}C${x - w * 0.28} ${y - h * 0.5} ${x - w * 0.1} ${y - h * 0.8} ${x - 2} ${y - h * 0.94}`, 0.6);
    s.f("#F2A007", `${circ(x, y - h - 4, w * 0.09, w * 0.06)}${poly(x - 2, y - h - 6, x + 2, y - h - 6, x, y - h - 26)}`);
    s.f("#B3261E", poly(x + 1, y - h - 26, x + 26, y - h - 18, x + 1, y - h - 11));
  };
  shikhara(250, 330, 74, 150, "#C98A78", "#9A6470");
  s.f("#B87868", rect(180, 262, 150, 80));
  shikhara(60, 300, 110, 226, "#E0905A", "#A8563E");
  s.f("#C9704A", rect(-10, 236, 170, 120));
  s.f("#E9A066", rect(-10, 230, 170, 8));
  shikhara(160, 330, 92, 180, "#D9774F", "#9A4636");
  s.f("#B4573C", rect(110, 290, 120, 70));
  s.f("#E9A066", rect(110, 284, 120, 8));
  K.arcade(s, 0, 352, 110, 60, 3, "cusp", { reveal: "#FCE6CB", dark: "#4A2230" });
  K.arcade(s, 116, 356, 108, 46, 3, "cusp", { reveal: "#FCE6CB", dark: "#4A2230" });
  K.arcade(s, 232, 340, 92, 44, 3, "cusp", { reveal: "#FCE6CB", dark: "#4A2230" });
  for (let i = 0; i < 8; i++) {
    const y = 356 + i * 20;
    const w = 340 - i * 10;
    s.f(["#E9B07A", "#D9905E"][i % 2], poly(-10, y, w, y, w - 6, y + 20, -10, y + 20));
    s.f("#FBDDB0", rect(-10, y, w + 10, 4));
  }
  for (const [x, y, c] of [[70, 420, "#B3261E"], [196, 452, "#F2A007"], [262, 388, "#1F7A5C"]]) {
    s.s("#26305E", 3, `M${x} ${y}V${y - 62}`);
    s.f(c, pen().m(x - 44, y - 48).q(x, y - 84, x + 44, y - 48).q(x, y - 56, x - 44, y - 48).z());
    s.f("#26305E", pen().m(x + 4, y - 66).q(x + 28, y - 62, x + 44, y - 48).q(x + 24, y - 54, x + 4, y - 54).z(), 0.25);
  }
  K.person(s, 118, 420, 50, "sit", "#FBF3E0", "#B3261E");
  K.person(s, 214, 418, 56, "sari", "#B3261E", "#F2A007");
  K.person(s, 286, 478, 58, "kurta", "#FBF3E0", "#F2A007");
  // The boat, full, with lamps set on the river behind it.
  const hull = pen().m(384, 470).c3(460, 500, 700, 500, 790, 452).c3(776, 506, 730, 534, 660, 538).l(500, 538).c3(440, 534, 400, 510, 384, 470).z();
  s.f("#8A4A52", pen().m(400, 534).q(580, 570, 780, 524).q(740, 566, 580, 566).q(440, 562, 400, 534).z(), 0.5);
  s.f("#26305E", hull);
  s.f("#B3261E", pen().m(390, 484).c3(470, 512, 700, 512, 784, 470).l(778, 484).c3(700, 526, 480, 526, 400, 500).z());
  s.f("#F2A007", pen().m(404, 506).c3(480, 528, 700, 528, 774, 492).l(770, 498).c3(700, 534, 480, 534, 408, 511).z());
  const riders = [["sit", 450, "#F2A007", "#B3261E"], ["sari", 500, "#1F7A5C", "#FBF3E0"], ["sit", 548, "#B3261E", "#FBF3E0"], ["umbrella", 604, "#FBF3E0", "#B3261E"], ["sit", 650, "#2B3A8C", "#F2A007"], ["kurta", 700, "#FBF3E0", "#1F7A5C"]];
  for (const [type, x, a, b] of riders) K.person(s, x, 496, type === "sit" ? 78 : 92, type, a, b, { shadow: 0, flip: x > 600 ? 1 : 0 });
  s.f("#26305E", pen().m(384, 470).c3(460, 500, 700, 500, 790, 452).l(788, 466).c3(700, 512, 460, 512, 390, 486).z());
  s.s("#6B3D22", 6, "M742 408L846 556");
  K.person(s, 742, 480, 96, "kurta", "#B3261E", "#F2A007", { shadow: 0 });
  for (const [x, y] of [[330, 560], [420, 584], [300, 524], [560, 588], [690, 572], [846, 470]]) {
    s.f("#FBD98A", circ(x, y - 9, 15), 0.3);
    s.f("#1F7A5C", circ(x, y, 15, 5));
    s.f("#F2A007", poly(x - 5, y - 2, x, y - 18, x + 5, y - 2));
  }
  return s.grain(0.4);
}

export default { "landscape-nature-4": tigerAtWater, "landscape-urban-4": stepwell, "landscape-travel-4": ferry };
