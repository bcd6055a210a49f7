-- Frozen revisions of a set: head, lines, files and the paper of that moment. The content is text, so that its hash can be
-- reckoned again from what stands here; a wrong hash is refused, and so is every change.
create table "revision" (
  "revisionNo" bigint generated always as identity primary key,
  "taskClassNm" text not null,
  "taskKey" text not null,
  -- What is compared with each other: the same record, or records that follow each other.
  "seriesKey" text not null,
  "rev" integer not null,
  "revisionNm" text not null,
  "content" text not null,
  "sha256" text not null,
  "pdf" bytea,
  "pdfSha256" text,
  -- Contents of its files, which are kept as long as it is.
  "fileSha256s" text[] not null default '{}',
  "createUserId" text not null,
  "createDt" timestamptz not null,
  unique ("taskClassNm", "taskKey", "rev"),
  constraint "revision_content" check ("sha256" = encode(sha256(convert_to("content", 'UTF8')), 'hex')),
  constraint "revision_pdf" check ("pdfSha256" is not distinct from encode(sha256("pdf"), 'hex'))
);
create index on "revision" ("taskClassNm", "seriesKey", "revisionNo" desc);
create index on "revision" using gin ("fileSha256s");
create trigger "appendOnly" before update or delete on "revision" for each row execute function "appendOnly"();
create trigger "noTruncate" before truncate on "revision" for each statement execute function "appendOnly"();
