-- Results of education are the only truth; the history that a company sees of its worker is made from them. What was
-- entered before counts as verified, because people already work by it (fit D2).
alter table "vendorWorkerEdu" add column "eduResultNo" bigint references "eduResult" on delete cascade;
alter table "vendorWorkerEdu" add column "verifyStatusCd" text;
create index on "vendorWorkerEdu" ("eduResultNo");

/* Makes a verified result of every line that has none, also of those that the demonstration enters. */
create function "adoptVendorEducations"() returns integer language plpgsql as $$
declare "adopted" integer;
begin
  with "kinds" ("vndEduCd", "eduTypeCd", "specialWorkNo") as (values
    ('VED01', 'PTW', null), ('VED02', 'NEW', null), ('VED03', 'CON', null), ('VED05', 'HCM', null), ('VED06', 'REG', null),
    ('VED11', 'SPC', '34'), ('VED12', 'SPC', '17'), ('VED13', 'SPC', '19'), ('VED14', 'SPC', '33'), ('VED15', 'SPC', '26'),
    ('VED18', 'SPC', '38'), ('VED19', 'SPC', '14'), ('VED20', 'SPC', '27'), ('VED21', 'SPC', '30'), ('VED22', 'SPC', '4'),
    ('VED23', 'SPC', '3')),
  "made" as (
    insert into "eduResult" ("eduResultCd", "personNm", "vendorWorkerNo", "vendorCd", "plantCds", "eduNm", "eduTypeCd", "specialWorkNo", "vndEduCd",
      "eduStartYmd", "eduEndYmd", "recogMin", "resultCd", "sourceCd", "outOrgNm", "validToYmd", "state", "createUserId", "updateUserId")
    select 'ER-M-' || e."vendorWorkerEduNo", w."vendorWorkerNm", w."vendorWorkerNo", w."vendorCd",
      array(select p."plantCd" from "vendorPlant" p where p."vendorCd" = w."vendorCd" and p."useYn" = 'Y' order by 1),
      e."eduNm", coalesce(k."eduTypeCd", 'ETC'), k."specialWorkNo", e."eduTypeCd", e."eduYmd", e."eduYmd",
      coalesce(round(e."eduHour" * 60), 0), 'completed', 'migrated', e."instNm", e."validToYmd", 'verified', 'system', 'system'
    from "vendorWorkerEdu" e join "vendorWorker" w using ("vendorWorkerNo") left join "kinds" k on k."vndEduCd" = e."eduTypeCd"
    where e."eduResultNo" is null
    returning "eduResultNo", "eduResultCd")
  update "vendorWorkerEdu" e set "eduResultNo" = m."eduResultNo", "verifyStatusCd" = 'VVF02'
  from "made" m where m."eduResultCd" = 'ER-M-' || e."vendorWorkerEduNo";
  get diagnostics "adopted" = row_count;
  return "adopted";
end $$;
select "adoptVendorEducations"();

-- Hours of education stand in the legal rules alone; the figures of the entry check that said them are read no more
-- (fit D4).
update "sysParam" set "note" = concat_ws(' ', "note", '법정시간 기준으로 옮겨 더 이상 쓰지 않음')
where "paramCd" in ('ENT.hireDayHours', 'ENT.hireMonthHours', 'ENT.hireHours', 'ENT.specialHours', 'ENT.specialShortHours', 'ENT.chemicalHours');
