import type { RowColumn } from "#app/admin/list-fields/rows-field.tsx";
import {
  approvalStatusWords,
  feeDueWords,
  feeKindWords,
  levelWords,
  studyModeWords,
} from "#app/domain/course/course-words.ts";
import { scholarshipPerWords } from "#app/domain/course/words/scholarship-words.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";

const inGroups = (amount: unknown) => (typeof amount === "number" ? groupDigits(amount) : "");
const inLines = (texts: unknown) => (Array.isArray(texts) ? texts.join(", ") : "");

export const intakeColumns: RowColumn[] = [
  { name: "session", label: "Session", placeholder: "January 2027" },
  { name: "opens", label: "Opens", type: "date" },
  { name: "last_date", label: "Last date", type: "date" },
  { name: "starts", label: "Starts", type: "date" },
  { name: "seats", label: "Seats", inputMode: "numeric" },
  { name: "seats_source", label: "Who publishes the seats", placeholder: "Else they are not shown" },
];

export const feeColumns: RowColumn[] = [
  { name: "kind", label: "Kind", options: feeKindWords },
  { name: "amount_rupees", label: "Amount, rupees", inputMode: "decimal", write: inGroups },
  { name: "due", label: "Paid", options: feeDueWords },
  { name: "refundable", label: "Refundable", type: "checkbox" },
];

export const eligibilityColumns: RowColumn[] = [
  { name: "level", label: "Last degree", options: levelWords, none: "Not known" },
  { name: "percent", label: "Percent", inputMode: "decimal" },
  { name: "relaxed_percent", label: "Percent, reserved categories", inputMode: "decimal" },
  { name: "work_years", label: "Years of work", inputMode: "numeric" },
  { name: "least_age", label: "Least age", inputMode: "numeric" },
  {
    name: "subjects",
    label: "Subjects",
    placeholder: "Statistics, Physics and Mathematics",
    write: inLines,
  },
  { name: "checked_on", label: "Checked on", type: "date" },
];

export const scholarshipColumns: RowColumn[] = [
  { name: "name", label: "Name", placeholder: "Konkan women" },
  { name: "for_whom", label: "For", placeholder: "women from the Konkan districts" },
  { name: "amount_rupees", label: "Amount, rupees", inputMode: "decimal", write: inGroups },
  { name: "per", label: "Given", options: scholarshipPerWords },
  { name: "percent", label: "Or percent of the tuition", inputMode: "decimal" },
  { name: "until", label: "Until", type: "date" },
  { name: "link", label: "Link", type: "url" },
];

export const approvalColumns: RowColumn[] = [
  { name: "body", label: "Body", placeholder: "UGC-DEB" },
  { name: "mode", label: "Mode", options: studyModeWords, none: "Whole university" },
  { name: "session", label: "Session", placeholder: "January 2027" },
  { name: "status", label: "Status", options: approvalStatusWords, none: "Choose" },
  { name: "reference", label: "Reference" },
  { name: "link", label: "Link", type: "url" },
  { name: "checked_on", label: "Checked on", type: "date" },
  { name: "checked_by", label: "Checked by" },
  { name: "expires", label: "Expires", type: "date" },
];
