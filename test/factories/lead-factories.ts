import type { TestApp } from "#test/app.ts";

interface Person {
  name: string;
  email?: string;
  phone?: string;
  course?: string;
}

const believable = { email: "tanvi@mail.example", phone: "98225 50148", course: "Online MBA" };

/** Sends the consultation form for each person; answers the ids of the leads in that order. */
export async function sendLeads({ call, db }: TestApp, ...people: Person[]): Promise<number[]> {
  for (const person of people) {
    await call({ method: "POST", url: "/backend/api/leads.php", payload: { ...believable, ...person } });
  }
  const leads = await db.selectFrom("leads").select("id").orderBy("id").execute();
  return leads.slice(-people.length).map(({ id }) => id);
}
