// A child process of the benchmark: Fastify alone, answering with the same bytes and headers as the product.
import { fastify } from "fastify";
import { measuredAnswers } from "./measured-answers.ts";

const [address, port] = process.argv.slice(2);
const { page, unchanged, courses } = await measuredAnswers(address!);

const app = fastify();
app.get("/page", (_request, reply) => reply.headers(page.headers).send(page.body));
app.get("/unchanged", (_request, reply) => reply.code(304).headers(unchanged.headers).send());
app.get("/courses", (_request, reply) => reply.headers(courses.headers).send(courses.body));
app.get("/ready", (_request, reply) => reply.send());

process.once("SIGTERM", () => void app.close());
await app.listen({ port: Number(port), host: "127.0.0.1" });
