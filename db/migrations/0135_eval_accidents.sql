-- Accidents of the last three years as an evaluation counts them, and a death whose cause is not removed (ptw 5.8). Written by hand until accidents are recorded.
alter table "vendorEval"
  add column "accidentCnt" numeric(18,0),
  add column "deadCnt" numeric(18,0),
  add column "causeOpenYn" text;
