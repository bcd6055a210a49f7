-- A year of accident figures that head office has closed, with the figures as they were then.
create table "safStatYear" (
  "statYear" text not null,
  "plantCd" text not null references "plant",
  "figures" jsonb not null,
  "closeUserId" text not null references "user",
  "closeDt" timestamptz not null,
  primary key ("statYear", "plantCd")
);
