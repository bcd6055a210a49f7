-- The diary of a permit keeps what the portal itself said by key and values beside the words, so that whoever must leave the work reads it in his
-- language, whatever becomes of the words (decision 0161). Entries of before are read by the words that there were.
alter table "permitEvent" add column "reasonKeptTxt" text;
update "permitEvent" e set "reasonKeptTxt" = jsonb_build_array(k.said)::text
from (select "permitEventNo", case
    when "reasonTxt" = '허가시간이 지나 자동으로 실효되었습니다. 작업을 중지하세요.' then '{"key":"expired"}'::jsonb
    when "reasonTxt" = '가스 측정기한을 넘겨 자동으로 중지되었습니다.' then '{"key":"gasOverdue"}'
    when m.shift is not null then jsonb_build_object('key', 'shiftOverdue', 'values', jsonb_build_object('change', m.shift[1],
      'kind', jsonb_build_object('key', case m.shift[2] when '교대인계' then 'handover' else 'recheck' end)))
    when m.stop[3] is not null then jsonb_build_object('key', 'stopWithWords', 'values', jsonb_build_object('stop', m.where, 'words', m.stop[3]))
    else m.where end as said
  from "permitEvent", lateral (select regexp_match("reasonTxt", '^(\d\d-\d\d \d\d:\d\d) (교대인계|일일 재확인) 없이 허용시간이 지나 자동으로 중지되었습니다\.$') as "shift",
    regexp_match("reasonTxt", '^(.+?) (구역|전체) 비상 중지(?:: (.*))?$') as "stop") r,
    lateral (select r.shift, r.stop, case r.stop[2]
      when '구역' then jsonb_build_object('key', 'areaStop', 'values', jsonb_build_object('area', r.stop[1]))
      when '전체' then jsonb_build_object('key', 'plantStop', 'values', jsonb_build_object('plant', r.stop[1])) end as "where") m
  where "eventCd" in ('suspend', 'expire')) k
where k."permitEventNo" = e."permitEventNo" and k.said is not null;
