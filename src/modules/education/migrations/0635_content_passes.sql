-- The address of the files of a lesson is a number drawn by chance. It is kept by its hash alone, names nobody, and ends
-- with the session or the link of whoever opened the lesson.
create table "eduContentPass" (
  "passHash" text primary key,
  "materialNo" bigint not null references "eduMaterial",
  "sessionId" text,
  "eduTargetNo" bigint references "eduTarget" on delete cascade,
  "linkDt" timestamptz,
  "windowKey" text not null,
  "expireDt" timestamptz not null,
  check (("sessionId" is null) <> ("eduTargetNo" is null))
);
create index on "eduContentPass" ("materialNo");
create index on "eduContentPass" ("eduTargetNo");
create index on "eduContentPass" ("expireDt");
