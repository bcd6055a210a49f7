-- A row of an edition kept what is wrong with it, and what stood there before, as Korean words. It keeps keys and values now (decision 0161); rows of
-- before are read by the words that there were. What none of them matches stays as it is and is shown so.
create function pg_temp.kept(words text, isBefore boolean) returns text language sql as $$
  select jsonb_agg(case
    when isBefore then jsonb_build_object('key', 'before', 'values', jsonb_build_object('field', jsonb_build_object('name', m.before[1]),
      'value', case when m.before[2] = '없음' then jsonb_build_object('key', 'none') else to_jsonb(m.before[2]) end))
    when line = '규제물질명 항목을 입력해 주세요.' then '{"key":"substanceNeeded"}'
    when line = '법적근거 항목을 입력해 주세요.' then '{"key":"lawNeeded"}'
    when line = '함량기준은 0–100% 여야 합니다.' then '{"key":"contentRange"}'
    when m.number is not null then jsonb_build_object('key', 'notANumber', 'values', jsonb_build_object('label', jsonb_build_object('name', m.number[1])))
    when m.twice is not null then jsonb_build_object('key', 'duplicateRow', 'values', jsonb_build_object('row', m.twice[1]::int))
    when m.digit is not null then jsonb_build_object('key', 'casFault', 'values', jsonb_build_object('cas', m.digit[1], 'issue', jsonb_build_object('key', 'casCheckDigit')))
    when m.form is not null then jsonb_build_object('key', 'casFault', 'values', jsonb_build_object('cas', m.form[1], 'issue', jsonb_build_object('key', 'casForm')))
    else jsonb_build_object('said', jsonb_build_array(line, line, line, line)) end order by at)::text
  from string_to_table(words, E'\n') with ordinality as t(line, at),
    lateral (select regexp_match(line, '^(.+?): (.*)$') as "before", regexp_match(line, '^(.+): 숫자가 아닙니다\.$') as "number",
      regexp_match(line, '^(\d+)행과 중복됩니다\.$') as "twice", regexp_match(line, '^(.+): CAS번호 검증숫자가 올바르지 않습니다\.$') as "digit",
      regexp_match(line, '^(.+): CAS번호 형식이 올바르지 않습니다\.\(예: 108-88-3\)$') as "form") m
$$;
update "chmRegHistLine" set "errorTxt" = pg_temp.kept("errorTxt", false) where "errorTxt" is not null;
update "chmRegHistLine" set "beforeTxt" = pg_temp.kept("beforeTxt", true) where "beforeTxt" ~ '^[^\n]+: ' and "beforeTxt" !~ '\n(?![^\n]+: )';
