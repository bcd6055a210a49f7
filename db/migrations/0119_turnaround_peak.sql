-- The days of a turnaround on which permits also need the plant head (ptw 5.3).
alter table "safConst"
  add column "peakFromYmd" date,
  add column "peakToYmd" date;
