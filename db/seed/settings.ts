import type { Insertable } from "kysely";
import type { Tables } from "#db/schema.ts";

export const sampleSettings: Omit<Insertable<Tables["settings"]>, "id" | "updated_at"> = {
  site_name: "Disha",
  site_description: "A trusted partner in shaping educational futures through expert guidance and counselling.",
  contact_email: "hello@disha.example",
  contact_phone: "020 5550 0143",
  address: "3rd floor, Prabhat Chambers, Law College Road, Pune 411004",
  facebook: "",
  twitter: "",
  instagram: "",
  linkedin: "",
};
