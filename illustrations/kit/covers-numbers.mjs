// Pingala's mountain of numbers: where a number is odd a lamp is lit, and the lamps draw triangles in triangles.
import * as K from "./kit.mjs";
import { band } from "./cloth.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, poly, rect, circ } = K;

const rows = 8;
const step = { w: 64, h: 51 };
const peak = { x: 390, y: 146 };

function mountain(s) {
  for (let n = rows - 1; n >= 0; n--) {
    const half = ((n + 1) * step.w) / 2 + 16;
    const y = peak.y + n * step.h;
    s.f("#7A2F22", rect(peak.x - half, y, half * 2, 540 - y));
  }
  for (let n = 0; n < rows; n++) {
    const half = ((n + 1) * step.w) / 2 + 16;
    const y = peak.y + n * step.h;
    s.f(n % 2 ? "#A8452E" : "#B54E33", rect(peak.x - half, y, half * 2, step.h));
    s.f("#E8A468", rect(peak.x - half, y, half * 2, 6));
    s.f("#3A1420", rect(peak.x - half, y + 6, half * 2, 5), 0.35);
    s.f("#3A1420", rect(peak.x + half * 0.3, y + 6, half * 0.7, step.h - 6), 0.2);
  }
}

function lamps(s) {
  const bowl = (face, shade) => {
    s.f(face, "M-19-9Q0-4 19-9 17 5 7 6H-7Q-17 5-19-9z");
    s.f(shade, "M3-6Q12-6 19-9 17 5 7 6H1Q8 2 3-6z");
  };
  const lit = s.sym("lt", () => {
    s.f("#F7B24A", circ(0, -20, 27), 0.28);
    bowl("#E8A03A", "#A8641A");
    s.f(paint.marigold, "M0-44Q13-24 8-12 4-6 0-6-4-6-8-12-12-22 0-44z");
    s.f("#FFF1C4", "M0-30Q6-20 4-13 2-9 0-9-2-9-4-13-6-20 0-30z");
  });
  const dark = s.sym("dk", () => bowl("#7A3A2A", "#5A2420"));
  for (let n = 0; n < rows; n++)
    for (let k = 0; k <= n; k++) s.use((n & k) === k ? lit : dark, peak.x + (k - n / 2) * step.w, peak.y + n * step.h - 5);
}

// The compasses stand with one leg on the mountain and have just drawn the arc.
function compasses(s) {
  const arc = [];
  for (let i = 0; i <= 12; i++) {
    const a = (-58 + i * 13) * (Math.PI / 180);
    arc.push([560 + Math.cos(a) * 262, 470 + Math.sin(a) * 262]);
  }
  s.s("#FBD9A0", 4, K.curve(arc.slice(0, 8)), 0.9, ' stroke-dasharray="2 11"');
  s.f("#0A2029", poly(722, 96, 742, 96, 836, 470, 826, 476), 0.35);
  s.f("#0A2029", poly(716, 100, 740, 110, 590, 452, 580, 448), 0.25);
  s.f(paint.brass, poly(700, 92, 722, 98, 578, 420, 568, 416));
  s.f(paint.darkBrass, poly(714, 96, 722, 98, 578, 420, 574, 418));
  s.f("#DDE3EA", poly(568, 416, 578, 420, 560, 470));
  s.f("#E9B85A", poly(706, 92, 730, 88, 806, 400, 790, 404));
  s.f(paint.brass, poly(720, 90, 730, 88, 806, 400, 799, 402));
  s.f(paint.indigo, poly(788, 398, 808, 393, 820, 446, 802, 450));
  s.f("#1E2A6B", poly(800, 395, 808, 393, 820, 446, 812, 448));
  s.f("#F1CE95", poly(802, 450, 820, 446, 816, 470));
  s.f(paint.ink, poly(809, 462, 818, 460, 816, 472));
  s.f(paint.darkBrass, circ(717, 82, 26));
  s.f("#E9B85A", circ(715, 80, 23));
  s.f(paint.brick, circ(715, 80, 9));
  s.f(paint.brass, rect(708, 34, 14, 28));
}

function mathematics() {
  const s = new Scene(900, 600, { ...HOURS.night, cream: paint.paper }, 781, -1);
  s.f("#0F3440", rect(0, 0, 900, 600));
  s.f("#17475A", circ(peak.x, 330, 320));
  s.f("#205A6C", circ(peak.x, 350, 226));
  s.spray(paint.paper, 60, (r) => [r() * 900, r() * 300], 2, 0.8);
  s.spray(paint.paper, 12, (r) => [r() * 900, r() * 240], 4, 0.95);
  // Drawn among the stars: a bell, a circle and its parts.
  s.s("#7FB3B8", 3, "M30 330C74 330 90 196 122 196S170 330 214 330M30 330h184M122 196v134", 0.85, ' stroke-dasharray="1 8"');
  s.s("#7FB3B8", 3, `${circ(180, 96, 56)}M124 96h112M180 40v112M180 96L220 56`, 0.85, ' stroke-dasharray="1 8"');
  mountain(s);
  lamps(s);
  s.group('transform="translate(40 0)"', () => compasses(s));
  const hem = `<path fill="${paint.marigold}" d="M0 52L27 6 54 52z"/><path fill="${paint.maroon}" d="M13 29h28L27 52z"/><path fill="${paint.paper}" d="M27 12l6 11H21zM10 44l5-9 6 9zM33 44l6-9 5 9z"/>`;
  band(s, "mt", { y: 540, h: 60, ground: "#5A1A22", body: hem, unit: 54 });
  K.person(s, 52, 542, 96, "sari", paint.brick, paint.marigold, { shadow: 0, dark: "#8A5234" });
  K.person(s, 94, 542, 92, "student", paint.leaf, paint.paper, { shadow: 0, dark: "#8A5234" });
  K.person(s, 772, 542, 94, "kurta", paint.paper, paint.brick, { shadow: 0, flip: 1, dark: "#8A5234" });
  return s.grain(0.4);
}

export default { "cover-mathematics": mathematics };
