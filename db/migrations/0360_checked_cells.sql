-- Against which published table each cell of the table of segregation has been held, and what that table says.
alter table "chmIncomp" add column "checkCd" text;
alter table "chmIncomp" add column "checkTxt" text;
-- Rows that nobody has changed since they were delivered are noted as delivered, so that corrections of the product reach them; what
-- the company has changed stays.
insert into "deliveredRow" ("tableNm", "rowKey", "row")
select 'chmIncomp', concat_ws('|', "layerCd", "aTxt", "bTxt", "effectYmd"),
  jsonb_build_object('layerCd', "layerCd", 'aTxt', "aTxt", 'bTxt', "bTxt", 'resultCd', "resultCd", 'reasonTxt', "reasonTxt", 'lawTxt', "lawTxt",
    'effectYmd', "effectYmd", 'confirmNeededYn', "confirmNeededYn", 'firmYn', "firmYn")
from "chmIncomp" where "updateUserId" = 'system' on conflict do nothing;
insert into "deliveredRow" ("tableNm", "rowKey", "row")
select 'chmReactGroup', "casNo", jsonb_build_object('casNo', "casNo", 'chemNm', "chemNm", 'segGrpCds', "segGrpCds", 'hazItemCd', "hazItemCd",
  'sourceTxt', "sourceTxt", 'confirmNeededYn', "confirmNeededYn") from "chmReactGroup" on conflict do nothing;
