-- How long a canister is worn: its maker's limit, the hours so far, and each wearing of it (SAF-15).
alter table "ppeItem" add column "wearHours" numeric(18,1);
alter table "ppeIssueLine" add column "wearHours" numeric(18,1);
alter table "ppeIssueLine" add column "wornHours" numeric(18,1);
create table "ppeWear" (
  "ppeWearNo" bigint generated always as identity primary key,
  "ppeIssueLineNo" bigint not null references "ppeIssueLine" on delete cascade,
  "wearYmd" date not null,
  "hours" numeric(18,1) not null check ("hours" > 0),
  "userId" text not null references "user"
);
create index on "ppeWear" ("ppeIssueLineNo", "wearYmd");
