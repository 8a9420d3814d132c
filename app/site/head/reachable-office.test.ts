import { expect, test } from "vitest";
import { reachableOffice } from "./reachable-office.ts";

const settings = {
  siteName: "Disha",
  siteDescription: "A trusted partner.",
  contactEmail: "hello@disha.example",
  contactPhone: "+91 20 5550 0142",
  address: "Pune",
  socialMedia: { facebook: "", twitter: "", instagram: "https://ig.example/disha", linkedin: "" },
  businessHours: {
    sun: "",
    mon: "10:00-19:00",
    tue: "10:00-19:00",
    wed: "10:00-19:00",
    thu: "",
    fri: "11:00-15:30",
    sat: "",
  },
};
const office = (some: object = {}, holidays?: string[]) =>
  reachableOffice({ ...settings, ...some } as never, "https://disha.example", holidays);
const hours = (holidays?: string[]) => office({}, holidays).contactPoint.hoursAvailable;

test("machines are told the hours once for all days that share them, and the days by their names", () => {
  expect(hours()).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      opens: "10:00",
      closes: "19:00",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday"],
    },
    { "@type": "OpeningHoursSpecification", opens: "11:00", closes: "15:30", dayOfWeek: ["Friday"] },
  ]);
});

test("on a holiday nobody answers from midnight to midnight, whatever it is called", () => {
  const closed = { "@type": "OpeningHoursSpecification", opens: "00:00", closes: "00:00" };
  expect(hours(["2026-12-25 Christmas", "2027-01-26"]).slice(2)).toEqual([
    { ...closed, validFrom: "2026-12-25", validThrough: "2026-12-25" },
    { ...closed, validFrom: "2027-01-26", validThrough: "2027-01-26" },
  ]);
});

test("what the office does not have is not told: no telephone, no address, no network without an address of its own", () => {
  const whole = office();
  expect(whole).toMatchObject({
    address: "Pune",
    sameAs: ["https://ig.example/disha"],
    logo: "https://disha.example/icon-512.png",
  });
  const bare = office({ contactPhone: "", address: "", socialMedia: { facebook: "" } });
  for (const name of ["telephone", "address", "sameAs"]) expect(bare).not.toHaveProperty(name);
  expect(bare.contactPoint).not.toHaveProperty("telephone");
  expect(bare.contactPoint).toMatchObject({ email: "hello@disha.example" });
});
