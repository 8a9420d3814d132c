// A child process of the benchmark: Fastify alone, answering with the very bytes that the product answers with.
import { fastify } from "fastify";
import { rawResponse } from "./raw-response.ts";

const [address, port] = process.argv.slice(2);
const page = await rawResponse(`${address}/`, { "accept-encoding": "br" });
const courses = await rawResponse(`${address}/backend/api/courses.php`, { "accept-encoding": "br" });

const app = fastify();
app.get("/page", (_request, reply) => reply.type("text/html; charset=utf-8").send(page.body));
app.get("/courses", (_request, reply) => reply.type("application/json; charset=utf-8").send(courses.body));
app.get("/unchanged", (_request, reply) => reply.code(304).send());
app.get("/ready", (_request, reply) => reply.send());

process.once("SIGTERM", () => void app.close());
await app.listen({ port: Number(port), host: "127.0.0.1" });
