-- Holidays are kept by the administrator year by year: an entity like any other register, with the mark of days that are not certain.
alter table "holiday" drop constraint "holiday_pkey";
alter table "holiday"
  add "holidayNo" bigint generated always as identity primary key,
  add "note" text,
  add "confirmNeededYn" text check ("confirmNeededYn" in ('Y', 'N')),
  add "createUserId" text not null default 'system',
  add "createDt" timestamptz not null default now(),
  add "updateUserId" text not null default 'system',
  add "updateDt" timestamptz not null default now(),
  add unique ("ymd");
alter table "holiday" alter "createUserId" drop default, alter "updateUserId" drop default;
