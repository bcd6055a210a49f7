-- Why the issuer needs a measure not, and who said so.
alter table "permitCheck" add column "needTxt" text, add column "needUserId" text, add column "needDt" timestamptz;
-- What was confirmed before a suspension or a return to review: the second round does not wipe the first one.
create table "permitCheckRound" (
  "permitCheckRoundNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  -- Key of the check, which a new review replaces.
  "checkSeq" numeric(18, 0) not null,
  "roundSeq" numeric(18, 0) not null,
  "itemNm" text not null,
  "confirmUserId" text not null,
  "confirmDt" timestamptz not null,
  "photoFileNo" numeric(18, 0)
);
create index on "permitCheckRound" ("permitNo");
