import { aboutTexts } from "./pages/about-texts.content.ts";
import { admissionTexts } from "./pages/admission-texts.content.ts";
import { contactTexts } from "./pages/contact-texts.content.ts";
import { courseTexts, universityTexts } from "./pages/course-texts.content.ts";
import { compareTexts, familySheetTexts, findTexts, whoPaysUsTexts } from "./pages/deciding-texts.content.ts";
import { dataScienceTexts, engineeringTexts, mbaTexts, medicineTexts } from "./pages/field-texts.content.ts";
import { guidanceTexts } from "./pages/guidance-texts.content.ts";
import { homeTexts } from "./pages/home-texts.content.ts";
import {
  blogsTexts,
  coursesTexts,
  galleryTexts,
  pgdcsTexts,
  pgTexts,
  searchTexts,
  ugTexts,
  universitiesTexts,
} from "./pages/list-texts.content.ts";
import { menuTexts } from "./pages/menu-texts.content.ts";
import { myApplicationTexts } from "./pages/my-application-texts.content.ts";
import { newsletterTexts } from "./pages/newsletter-texts.content.ts";
import { privacyTexts } from "./pages/privacy-texts.content.ts";
import { shortlistTexts } from "./pages/shortlist-texts.content.ts";
import { termsTexts } from "./pages/terms-texts.content.ts";
import type { PageTexts } from "./text-kinds.ts";

/** The fixed pages whose texts the owner can change, with their defaults (D43). */
export const pageTexts = {
  home: homeTexts,
  menu: menuTexts,
  courses: coursesTexts,
  ug: ugTexts,
  pg: pgTexts,
  pgdcs: pgdcsTexts,
  course: courseTexts,
  mba: mbaTexts,
  engineering: engineeringTexts,
  "data-science": dataScienceTexts,
  medicine: medicineTexts,
  universities: universitiesTexts,
  university: universityTexts,
  search: searchTexts,
  blogs: blogsTexts,
  newsletter: newsletterTexts,
  gallery: galleryTexts,
  about: aboutTexts,
  contact: contactTexts,
  admission: admissionTexts,
  "my-application": myApplicationTexts,
  guidance: guidanceTexts,
  find: findTexts,
  compare: compareTexts,
  shortlist: shortlistTexts,
  "family-sheet": familySheetTexts,
  "who-pays-us": whoPaysUsTexts,
  privacy: privacyTexts,
  terms: termsTexts,
} as const satisfies Record<string, PageTexts>;

export type TextPage = keyof typeof pageTexts;

export const textPages = Object.keys(pageTexts) as [TextPage, ...TextPage[]];

export const isTextPage = (name: string): name is TextPage => Object.hasOwn(pageTexts, name);
