-- Rows of the gallery's worksheet, which are edited in the grid itself: each is a record of its own.
create table "sampleDeviation" (
  "sampleDeviationNo" bigint generated always as identity primary key,
  "sortOrder" numeric(18,6) not null,
  "nodeNm" text not null,
  "deviationNm" text not null,
  "causeTxt" text,
  "resultTxt" text,
  "guardTxt" text,
  "ownerUserId" text references "user",
  "dueYmd" date,
  "doneYn" text not null default 'N' check ("doneYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "sampleDeviation" ("sortOrder", "sampleDeviationNo");
create index on "sampleDeviation" ("updateDt");
