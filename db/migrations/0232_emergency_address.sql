-- The signed address of a plant's pack carries this number: the next one ends all addresses handed out before.
create table "emergencyAddress" (
  "plantCd" text primary key references "plant",
  "addressCnt" integer not null default 1,
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
