-- Attached files (specification sections 3, 5, 7; admin section 2.2). The content lies in the file store under its SHA-256.
create table "attachFile" (
  "fileNo" bigint generated always as identity primary key,
  "taskClassNm" text not null,
  "taskKey" text,
  "taskFlag" text not null default '',
  -- SHA-256 of the key the browser sent: that key may hold an access token, which must not lie in a table.
  "tempTaskKey" text,
  "fileOrgNm" text not null check (length("fileOrgNm") between 1 and 200),
  "fileSize" bigint not null check ("fileSize" >= 0),
  "fileExt" text not null,
  "contentType" text not null,
  "fileDownPath" text not null generated always as ('/api/file/down/' || "fileNo"::text) stored,
  "sha256" text not null check ("sha256" ~ '^[0-9a-f]{64}$'),
  -- 148 × 148 WebP of a picture, made once: lists answer it for every row.
  "preview" bytea,
  "pictureExplan" text check (length("pictureExplan") <= 1000),
  "sortOrder" integer not null,
  "delYn" text not null default 'N' check ("delYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  check (("taskKey" is null) <> ("tempTaskKey" is null))
);
create index on "attachFile" ("taskClassNm", "taskKey", "taskFlag", "sortOrder") where "delYn" = 'N' and "taskKey" is not null;
create index on "attachFile" ("tempTaskKey") where "delYn" = 'N' and "tempTaskKey" is not null;
create index on "attachFile" ("createDt") where "delYn" = 'N' and "tempTaskKey" is not null;
create index on "attachFile" ("sha256") where "delYn" = 'N';
