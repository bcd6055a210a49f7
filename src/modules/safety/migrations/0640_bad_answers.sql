-- Items that are bad again and again are counted from indexes alone: the checks, their runs and their answers that were
-- bad, which are few. Reading each check from its table took most of the time among a million.
create index "safCheckResult_bad_cover_idx" on "safCheckResult" ("plantCd", "checkDt")
  include ("checkResultNo", "facilityNo", "areaCd", "vendorCd", "speEntryNo") where "badCnt" > 0;
drop index "safCheckResult_bad_idx";
create index "checkRun_bad_idx" on "checkRun" ("sourceCd", "sourceNo") include ("checkRunNo", "checkFormNo") where "badCnt" > 0;
create index "checkAnswer_bad_idx" on "checkAnswer" ("checkRunNo") include ("itemCd") where "badYn" = 'Y';
