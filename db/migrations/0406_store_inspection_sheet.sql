-- Checks of stores are asked by a question sheet. The points of before become its first version, and what was
-- answered to them its answers, under the numbers by which improvements know them.
alter table "chmStoreInsp"
  add column "checkFormNo" bigint references "checkForm",
  -- The version before writes whole inspections and knows no state.
  add column "state" text not null default 'done' check ("state" in ('begun', 'done'));

insert into "checkForm" ("checkFormCd", "verNo", "checkFormNm", "purposeCd", "passScore", "condScore", "fixYmd", "state", "createUserId", "updateUserId")
select 'CHM-STORE', 1, '저장시설 점검', 'STORE', 90, 70, current_date, 'fixed', 'system', 'system'
where exists (select 1 from "codeItem" where "codeGrpCd" = 'CHM_INSP_ITEM') or exists (select 1 from "chmStoreInsp");

insert into "checkFormItem" ("checkFormNo", "sortOrder", "itemCd", "itemTxt", "answerKindCd", "naYn", "weight", "criticalYn", "badPhotoYn", "badNoteYn",
  "itemTxtEn", "itemTxtZh", "itemTxtEs")
select f."checkFormNo", row_number() over (order by p."sortOrder" nulls last, p."itemCd"), p."itemCd", coalesce(p."codeNm", p."itemCd"),
  'OK', 'Y', 1, 'N', 'N', 'Y', p."codeNmEn", p."codeNmZh", p."codeNmEs"
from "checkForm" f, (
  select coalesce(c."code", l."itemCd") as "itemCd", c."codeNm", c."codeNmEn", c."codeNmZh", c."codeNmEs", c."sortOrder"
  from (select * from "codeItem" where "codeGrpCd" = 'CHM_INSP_ITEM') c
  full join (select distinct "itemCd" from "chmStoreInspLine") l on l."itemCd" = c."code"
  where l."itemCd" is not null or c."useYn" = 'Y'
) p where f."checkFormCd" = 'CHM-STORE';

update "chmStoreInsp" set "checkFormNo" = (select "checkFormNo" from "checkForm" where "checkFormCd" = 'CHM-STORE');

insert into "checkRun" ("checkFormNo", "sourceCd", "sourceNo", "plantCd", "doneDt", "doneUserId", "answerCnt", "badCnt", "score", "resultCd", "fastYn", "sameYn",
  "createUserId", "createDt", "updateUserId", "updateDt")
select i."checkFormNo", 'chmStoreInsp', i."storeInspNo", i."plantCd", i."createDt", i."inspUserId", s."answers", s."bad", s."score",
  case when s."score" >= 90 then 'P' when s."score" >= 70 then 'C' when s."score" is not null then 'F' end, 'N', 'N',
  i."createUserId", i."createDt", i."updateUserId", i."updateDt"
from "chmStoreInsp" i join (
  select "storeInspNo", count(distinct "itemCd") as "answers", count(*) filter (where "resultCd" = 'B') as "bad",
    round(100.0 * count(*) filter (where "resultCd" = 'G') / nullif(count(*) filter (where "resultCd" in ('G', 'B')), 0), 1) as "score"
  from "chmStoreInspLine" group by 1
) s using ("storeInspNo");

insert into "checkAnswer" ("checkAnswerNo", "checkRunNo", "itemCd", "answerCd", "noteTxt", "badYn", "doneYn") overriding system value
select distinct on (r."checkRunNo", l."itemCd") l."storeInspLineNo", r."checkRunNo", l."itemCd", case l."resultCd" when 'G' then 'Y' when 'B' then 'N' else 'X' end, l."findTxt",
  case when l."resultCd" = 'B' then 'Y' else 'N' end, case when l."resultCd" = 'B' then coalesce(l."doneYn", 'N') end
from "chmStoreInspLine" l join "checkRun" r on r."sourceCd" = 'chmStoreInsp' and r."sourceNo" = l."storeInspNo"
order by r."checkRunNo", l."itemCd", (l."resultCd" = 'B') desc;
select setval(pg_get_serial_sequence('"checkAnswer"', 'checkAnswerNo'), greatest(coalesce((select max("storeInspLineNo") from "chmStoreInspLine"), 0), 1));
-- "chmStoreInspLine" and its codes go with the next version: the one before reads them until it is replaced.
