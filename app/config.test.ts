import { expect, test } from "vitest";
import { readConfig } from "#app/config.server.ts";

const trust = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy;

test("TRUST_PROXY is a number of proxies, or the list of their networks", () => {
  expect(readConfig({}).trustProxy).toBe(0);
  expect([trust("0"), trust("1"), trust("2")]).toEqual([0, 1, 2]);
  expect(trust("10.0.0.0/8, 127.0.0.1,::1,fd00::/8")).toEqual(["10.0.0.0/8", "127.0.0.1", "::1", "fd00::/8"]);
});

test("nothing is measured for others to read, and no PostgreSQL or bucket used, unless it is asked for", () => {
  const { metricsPort, databaseUrl, bucket } = readConfig({});
  expect([metricsPort, databaseUrl, bucket]).toEqual([undefined, undefined, undefined]);
  expect(readConfig({ METRICS_PORT: "9464" }).metricsPort).toBe(9464);
});

test.each(["true", "-1", "1000", "10.0.0.0/33", "0.0.0.0/0", "10.0.0.0/", "proxy.example", "127.0.0.1,", "1,2"])(
  "TRUST_PROXY=%s stops the start with a plain sentence",
  (text) => {
    expect(() => trust(text)).toThrow(
      "TRUST_PROXY must be the number of proxies in front, such as 1, or their networks",
    );
  },
);

test.each([
  ["PORT", "99999", "PORT must be a whole number from 0 to 65535"],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of silent, error, warn, info, debug"],
  ["ADMIN_PASSWORD", "        ", "ADMIN_PASSWORD must have at least 8 characters"],
  ["ADMIN_PASSWORD", "x".repeat(129), "ADMIN_PASSWORD must have at most 128 characters"],
])("%s=%s stops the start with a plain sentence", (name, text, sentence) => {
  expect(() => readConfig({ [name]: text })).toThrow(sentence);
});

test("the port of what is measured is another one than that of the site, whichever of them is named", () => {
  const sentence = "METRICS_PORT must be another port than PORT";
  expect(() => readConfig({ METRICS_PORT: "9464", PORT: "9464" })).toThrow(sentence);
  expect(() => readConfig({ METRICS_PORT: "3000" })).toThrow(sentence);
});

const keys = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" };
const bucketOf = (UPLOADS_URL: string) => readConfig({ UPLOADS_URL, ...keys }).bucket;

test("UPLOADS_URL names a bucket, its place within it, and where the store is", () => {
  const access = { accessKeyId: "id", secretAccessKey: "secret" };
  expect(readConfig(keys).bucket).toBeUndefined();
  expect(bucketOf("s3://pictures/disha/uploads/?endpoint=https://s3.example:9000&region=ap-south-1")).toEqual({
    endpoint: "https://s3.example:9000",
    region: "ap-south-1",
    name: "pictures",
    prefix: "disha/uploads/",
    ...access,
  });
  const atAmazon = { endpoint: "https://s3.ap-south-1.amazonaws.com", region: "ap-south-1", prefix: "" };
  expect(bucketOf("s3://pictures?region=ap-south-1")).toEqual({ ...atAmazon, name: "pictures", ...access });
});

test.each([
  "/mnt/uploads",
  "https://s3.example/pictures",
  "s3://",
  "s3://id:secret@pictures",
  "s3://pictures?endpoint=s3.example",
  "s3://pictures?endpoint=https://id:secret@s3.example",
  "s3://pictures?endpoint=https://s3.example/path",
  "s3://pictures?region=ap south",
  "s3://pictures?endpont=https://s3.example",
])("UPLOADS_URL=%s stops the start with a plain sentence", (address) => {
  expect(() => bucketOf(address)).toThrow("UPLOADS_URL must be an address such as s3://bucket/folder?endpoint=");
});

test("a bucket without its keys stops the start with a plain sentence", () => {
  const needed = "UPLOADS_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it";
  expect(() => readConfig({ UPLOADS_URL: "s3://pictures" })).toThrow(needed);
});
