-- Numbers of permits that are set aside for an outage: drawn from the ordinary counter, written on paper, and accounted for one by one afterwards.

create table "permitBlock" (
  "permitBlockNo" bigint generated always as identity primary key,
  "plantCd" text not null references "plant",
  "outageYmd" date not null,
  "numberCnt" numeric(18,0) not null,
  "reasonTxt" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "permitBlock" ("plantCd", "permitBlockNo" desc);

create table "permitBlockNumber" (
  "permitBlockNumberNo" bigint generated always as identity primary key,
  "permitBlockNo" bigint not null references "permitBlock" on delete cascade,
  "permitCd" text not null unique,
  "statCd" text not null,
  "permitNo" bigint references "workPermit",
  "writerTxt" text,
  "reasonTxt" text,
  "entryUserId" text,
  "entryDt" timestamptz
);
create index on "permitBlockNumber" ("permitBlockNo");
