// Six more people on the same bust: what differs is hair, cloth, age and the tilt of the head.
import * as K from "./kit.mjs";
import { paint } from "./paints.mjs";
import { blazer, centrePart, hi, make, sari, shadeR, shoulders } from "./portraits.mjs";
const { pen, poly, rect, circ } = K;

const diamonds = (colour) => `<path fill="${colour}" d="M15 8l7 8-7 8-7-8zM45 38l7 8-7 8-7-8z"/>`;
const sprigs = (colour) =>
  `<path fill="${colour}" d="M30 20q6 5 0 14-6-9 0-14zM22 26q5-2 7 4-6 1-7-4zM38 26q-5-2-7 4 6 1 7-4z"/>`;
const grains = (colour) => `<path fill="${colour}" d="M30 18q8 8 0 22-8-14 0-22z"/>`;

// A kurti with a notched neck and a printed yoke.
const kurti = (cloth, trim, print) => (s) => {
  shoulders(cloth)(s);
  const chest = pen()
    .m(86, 620)
    .c3(90, 510, 154, 476, 244, 450)
    .q(300, 500, 356, 450)
    .c3(446, 476, 510, 510, 514, 620)
    .z();
  s.raw(`<path d="${chest}" fill="${s.pat("kp", 34, 34, print)}"/>`);
  s.f(s.c.b, pen().m(251, 440).q(268, 494, 284, 500).l(300, 556).l(316, 500).q(332, 494, 349, 440).z());
  s.f(s.c.d, pen().m(284, 440).c3(286, 490, 294, 520, 300, 556).l(316, 500).q(332, 494, 349, 440).z());
  s.f(
    trim,
    pen()
      .m(249, 440)
      .q(268, 494, 284, 500)
      .l(300, 552)
      .l(316, 500)
      .q(332, 494, 351, 440)
      .l(380, 456)
      .q(354, 510, 330, 518)
      .l(308, 590)
      .l(292, 590)
      .l(270, 518)
      .q(246, 510, 220, 456)
      .z(),
  );
  shadeR(s);
};

const shirt = (cloth, line) => (s) => {
  shoulders(cloth)(s);
  const chest = pen()
    .m(86, 620)
    .c3(90, 510, 154, 476, 244, 450)
    .q(300, 500, 356, 450)
    .c3(446, 476, 510, 510, 514, 620)
    .z();
  s.raw(
    `<path d="${chest}" fill="${s.pat("sl", 26, 26, `<path fill="${line}" d="M3 0h3v26H3zM15 0h1.500v26H15z"/>`)}"/>`,
  );
  s.f(s.c.d, poly(258, 452, 300, 474, 342, 452, 300, 524));
  s.f(cloth, rect(291, 520, 18, 110));
  s.f(paint.ink, rect(307, 522, 3, 110), 0.25);
  s.f(paint.paper, `${circ(300, 546, 4.5)}${circ(300, 584, 4.5)}`);
  s.f(cloth, poly(236, 436, 258, 446, 300, 526, 262, 516, 222, 466));
  s.f(cloth, poly(364, 436, 342, 446, 300, 526, 338, 516, 378, 466));
  s.f(paint.ink, poly(364, 436, 342, 446, 300, 526, 338, 516, 378, 466), 0.16);
  s.s(paint.ink, 2.5, "M222 466L262 516 300 526 338 516 378 466", 0.3, ' stroke-linejoin="round"');
  s.s(paint.ink, 2.5, "M372 536h70v60M372 536v60", 0.3);
  s.f(paint.brick, rect(418, 516, 8, 30));
  s.f(paint.marigold, rect(418, 510, 8, 8));
  shadeR(s, 0.16);
};

// A dupatta thrown back over both shoulders, its border along the fold.
const salwar = (cloth, trim, dupatta, border) => (s) => {
  shoulders(cloth)(s);
  s.f(trim, pen().m(246, 446).q(300, 506, 354, 446).l(364, 456).q(300, 530, 236, 456).z());
  s.s(paint.paper, 3, "M242 462q58 62 116 0", 0.9, ' stroke-dasharray=".1 8"');
  shadeR(s);
  const fold = pen()
    .m(70, 640)
    .c3(76, 520, 140, 474, 214, 452)
    .c3(226, 500, 246, 560, 300, 576)
    .c3(354, 560, 374, 500, 386, 452)
    .c3(460, 474, 524, 520, 530, 640)
    .l(420, 640)
    .q(360, 640, 300, 640)
    .l(180, 640)
    .z();
  s.f(dupatta, fold);
  s.raw(
    `<path d="${fold}" fill="${s.pat("dp", 36, 36, `<path fill="${paint.paper}" d="M10 3q6 6 0 14-6-8 0-14zM28 20q6 6 0 14-6-8 0-14z"/>`)}" opacity=".85"/>`,
  );
  s.s(border, 12, "M216 456C228 504 248 562 300 578 352 562 372 504 384 456");
  s.s(paint.paper, 2.5, "M204 466C218 520 242 578 300 596 358 578 382 520 396 466", 0.9, ' stroke-dasharray="1 9"');
  s.f(
    paint.ink,
    pen().m(386, 452).c3(460, 474, 524, 520, 530, 640).l(400, 640).c3(424, 570, 404, 500, 386, 452).z(),
    0.22,
  );
  s.s(paint.ink, 3, "M166 492c16 44 44 90 80 118M126 520c14 36 30 70 54 96M430 496c-10 40-28 80-56 112", 0.22);
};

const spectacles = (s, colour, rx, ry) => {
  s.f(
    "#fff",
    `M${262 - rx} 262l${rx * 0.9}-${ry * 0.8} 10 0-${rx} ${ry * 1.1}zM${346 - rx} 262l${rx * 0.9}-${ry * 0.8} 10 0-${rx} ${ry * 1.1}z`,
    0.3,
  );
  s.s(
    colour,
    5,
    `${circ(258, 267, rx, ry)}${circ(344, 267, rx, ry)}M${258 + rx} 263q8-7 ${86 - 2 * rx} 0M${258 - rx} 260l-14-6M${344 + rx} 260l12-6`,
  );
};

const bob = (s) =>
  s.f(
    s.c.hair,
    pen()
      .m(300, 116)
      .c3(206, 112, 176, 190, 180, 280)
      .c3(180, 330, 182, 360, 196, 392)
      .q(232, 398, 262, 386)
      .l(338, 386)
      .q(368, 398, 404, 392)
      .c3(418, 360, 420, 330, 420, 280)
      .c3(424, 190, 394, 112, 300, 116)
      .z(),
  );

const fringe = (s) => {
  s.f(
    s.c.hair,
    pen()
      .m(196, 388)
      .c3(182, 330, 178, 264, 190, 218)
      .c3(204, 150, 250, 120, 300, 120)
      .c3(350, 120, 396, 150, 410, 218)
      .c3(422, 264, 418, 330, 404, 388)
      .q(384, 384, 376, 366)
      .c3(390, 320, 390, 270, 380, 214)
      .q(362, 226, 344, 221)
      .q(336, 206, 330, 196)
      .q(328, 214, 322, 222)
      .q(280, 230, 222, 218)
      .c3(212, 270, 210, 320, 224, 366)
      .q(216, 384, 196, 388)
      .z(),
  );
  hi(s, "M240 160c34-22 86-24 122-2M222 190c10-14 20-22 34-28M330 150c20 4 36 14 46 30M196 300c2 26 4 44 10 62");
};

const sidePart = (s) => {
  s.f(
    s.c.hair,
    pen()
      .m(208, 262)
      .c3(190, 176, 222, 122, 300, 120)
      .c3(382, 118, 412, 176, 392, 262)
      .l(383, 262)
      .c3(386, 232, 380, 214, 370, 200)
      .c3(330, 206, 280, 196, 256, 170)
      .c3(236, 184, 220, 212, 217, 262)
      .z(),
  );
  hi(s, "M262 164c28-22 78-26 110-2M276 176c34 12 66 12 92 2");
};

const sweptBack = (s) => {
  s.f(
    s.c.hair,
    pen()
      .m(206, 268)
      .c3(196, 190, 214, 116, 306, 112)
      .c3(394, 112, 406, 186, 394, 268)
      .l(384, 268)
      .c3(384, 232, 378, 208, 362, 190)
      .q(330, 166, 300, 170)
      .q(262, 168, 238, 190)
      .c3(222, 208, 217, 232, 216, 268)
      .z(),
  );
  hi(s, "M246 184c6-30 24-48 52-54M272 172c6-22 22-36 44-40M308 170c4-20 14-30 32-36M344 178c2-16 8-26 18-32");
  s.f(
    "#8F8C8E",
    pen().m(206, 268).c3(203, 240, 203, 224, 208, 204).q(222, 214, 224, 226).q(217, 246, 216, 268).z() +
      pen().m(394, 268).c3(397, 240, 397, 224, 392, 204).q(378, 214, 376, 226).q(383, 246, 384, 268).z(),
  );
};

const loosePart = (s) => {
  s.f(
    s.c.hair,
    pen()
      .m(270, 132)
      .c3(214, 132, 188, 190, 200, 300)
      .c3(206, 250, 232, 206, 270, 168)
      .c3(330, 200, 384, 230, 400, 306)
      .c3(414, 190, 372, 128, 270, 132)
      .z(),
  );
  hi(s, "M262 150c-32 16-48 44-54 80M284 152c44 12 80 36 96 76");
};

const P = {};
P["11"] = make(11, {
  tilt: 4,
  mirror: 1,
  bg: "#6B3A63",
  disc: "#DDB6C2",
  skin: "c",
  motif: sprigs("#DDB6C2"),
  hairBack: bob,
  hairFront: fringe,
  lip: "#A8453F",
  dress: kurti(
    paint.marigold,
    paint.maroon,
    `<path fill="${paint.brick}" d="M10 5l5 6-5 6-5-6zM27 22l5 6-5 6-5-6z"/><path fill="${paint.paper}" d="M27 7l2.500 3-2.500 3-2.500-3zM10 24l2.500 3-2.500 3-2.500-3z"/>`,
  ),
  extra: (s) => spectacles(s, paint.maroon, 32, 31),
});
P["12"] = make(12, {
  tilt: -2,
  mirror: 0,
  bg: "#1F6B55",
  disc: "#A3CDB2",
  skin: "a",
  jaw: 9,
  motif: diamonds("#A3CDB2"),
  hairBack: () => 0,
  hairFront: sidePart,
  lip: "#7E3B33",
  dress: shirt("#BCD3E6", "#5C7FB0"),
  extra: (s) => {
    s.f(
      s.c.hair,
      pen()
        .m(300, 326)
        .c3(284, 316, 262, 324, 246, 350)
        .c3(262, 356, 286, 352, 300, 342)
        .c3(314, 352, 338, 356, 354, 350)
        .c3(338, 324, 316, 316, 300, 326)
        .z(),
    );
    s.s(s.c.hairHi, 3, "M262 344c8-8 18-12 28-12M338 344c-8-8-18-12-28-12", 0.9);
    s.s(s.c.d, 2.6, "M238 322q-8 12-6 26M362 322q8 12 6 26", 0.8);
  },
});
P["13"] = make(13, {
  tilt: -4,
  mirror: 0,
  bg: "#3F8796",
  disc: "#C3E0DA",
  skin: "d",
  hair: "#2B1A18",
  hairHi: "#5A3A32",
  motif: grains("#C3E0DA"),
  hairFront: loosePart,
  lip: "#A8453F",
  hairBack: (s) =>
    s.f(
      s.c.hair,
      pen()
        .m(296, 122)
        .c3(196, 122, 180, 220, 188, 310)
        .c3(190, 370, 168, 420, 176, 490)
        .l(430, 490)
        .c3(434, 420, 408, 370, 412, 310)
        .c3(420, 220, 396, 122, 296, 122)
        .z(),
    ),
  dress: salwar(paint.leaf, paint.marigold, "#C2456B", paint.marigold),
  extra: (s) => {
    s.f(
      s.c.hair,
      pen()
        .m(392, 250)
        .c3(420, 330, 396, 380, 424, 440)
        .c3(440, 480, 424, 520, 400, 548)
        .c3(408, 500, 380, 470, 374, 430)
        .c3(368, 390, 392, 350, 392, 250)
        .z(),
    );
    hi(s, "M402 330c0 40-8 60 6 104 6 26 10 44 6 64M390 380c-4 30 6 50 14 76");
    s.f(paint.brick, circ(298, 224, 5.5));
    s.f(paint.brass, `${circ(207, 304, 6)}${pen().m(199, 322).q(207, 304, 215, 322).z()}${circ(391, 304, 6)}`);
  },
});
P["14"] = make(14, {
  tilt: 3,
  mirror: 1,
  bg: "#26305E",
  disc: "#98A5CF",
  skin: "b",
  old: 1,
  motif: diamonds("#98A5CF"),
  lip: "#9A2F2C",
  hairBack: (s) => {
    s.f(s.c.hair, circ(300, 240, 107, 114));
    s.f(s.c.hair, circ(392, 326, 40, 42));
    s.dots(paint.marigold, 12, "M418 296h.1M430 312h.1M433 330h.1M426 347h.1M413 361h.1");
  },
  hairFront: (s) => {
    centrePart(s);
    s.f("#BDBABB", pen().m(300, 134).c3(264, 142, 232, 176, 218, 236).c3(234, 206, 258, 186, 300, 160).z());
    s.s("#8F8C8E", 2.4, "M290 148c-26 14-46 38-60 66");
  },
  dress: (s) => {
    sari("#C8791A", paint.maroon, paint.brick, 1)(s);
    s.dots(paint.paper, 9, "M252 456h.1M262 468h.1M275 477h.1M290 482h.1M306 482h.1M321 477h.1M334 468h.1M345 456h.1");
  },
  extra: (s) => {
    s.f(paint.brick, circ(300, 222, 7));
    s.f(paint.paper, `${circ(207, 304, 7)}${circ(393, 304, 7)}`);
  },
});
P["15"] = make(15, {
  tilt: 2,
  mirror: 0,
  bg: "#B4583A",
  disc: "#EFBD9A",
  skin: "c",
  jaw: 8,
  motif: sprigs("#EFBD9A"),
  hairBack: () => 0,
  hairFront: sweptBack,
  lip: "#8E4438",
  beard: (s) => {
    s.f(
      "#26222A",
      pen()
        .m(204, 286)
        .c3(222, 300, 232, 324, 256, 330)
        .q(280, 320, 300, 328)
        .q(320, 320, 344, 330)
        .c3(368, 324, 378, 300, 396, 286)
        .l(400, 420)
        .l(200, 420)
        .z(),
      0.93,
    );
    s.f(s.c.b, "M274 347q26-7 52 0-6 13-26 13t-26-13z");
    s.fade("#A9A5A6", pen().m(236, 352).l(364, 352).l(340, 400).l(260, 400).z(), 400, 350, { N: 120, o: 0.7, w: 2.2 });
  },
  dress: (s) => {
    blazer("#5A4632", "#DCE6EE")(s);
    s.f(s.c.d, poly(252, 452, 300, 474, 348, 452, 300, 540));
    s.f("#DCE6EE", poly(240, 440, 258, 448, 300, 540, 264, 524));
    s.f("#B9C7D3", poly(360, 440, 342, 448, 300, 540, 336, 524));
    s.f(paint.brick, poly(408, 514, 424, 500, 446, 512, 442, 522, 408, 526));
  },
});
P["16"] = make(16, {
  tilt: -3,
  mirror: 1,
  bg: "#7C7F34",
  disc: "#DDD9A0",
  skin: "e",
  motif: grains("#DDD9A0"),
  lip: "#8E2F30",
  hairBack: (s) => {
    s.f(
      s.c.hair,
      pen()
        .m(360, 196)
        .c3(410, 190, 446, 224, 440, 284)
        .c3(438, 340, 420, 380, 432, 432)
        .c3(396, 408, 378, 350, 382, 290)
        .z(),
    );
    hi(s, "M408 224c18 26 18 60 10 96-4 24-4 44 2 64");
    s.f(s.c.hair, circ(300, 232, 102, 106));
  },
  hairFront: (s) => {
    s.f(
      s.c.hair,
      pen()
        .m(206, 274)
        .c3(194, 184, 232, 126, 300, 124)
        .c3(368, 126, 406, 184, 394, 274)
        .c3(388, 226, 372, 190, 330, 170)
        .q(300, 162, 270, 170)
        .c3(228, 190, 212, 226, 206, 274)
        .z(),
    );
    hi(s, "M226 216c10-36 34-62 66-74M250 190c14-24 34-38 58-44M374 216c-10-36-30-60-58-72M350 186c-10-20-24-32-42-38");
  },
  dress: blazer(paint.brick, "#F6E9D0"),
  extra: (s) => {
    s.f(paint.marigold, `${circ(207, 302, 7)}${circ(393, 302, 7)}`);
    s.s(paint.marigold, 3, "M252 448q48 58 96 0", 0.95);
  },
});
export default Object.fromEntries(Object.entries(P).map(([name, draw]) => [`portrait-${name}`, draw]));
