-- A fixed step of a lockout is recognised by its code, so that it can be said in four languages.
alter table "lotoStep" add column "stepCd" text;
update "lotoStep" s set "stepCd" = v."stepCd" from (values
  ('isolate', '전기기기에 공급되는 모든 전원을 관련 도면, 배선도로 확인', 'allSources'),
  ('isolate', '전원을 차단한 후 각 단로기를 개방하고 확인', 'openSwitches'),
  ('isolate', '차단장치나 단로기에 잠금장치 및 꼬리표 부착', 'hangLocks'),
  ('isolate', '개로된 전로의 잔류전하 완전 방전', 'discharge'),
  ('isolate', '검전기로 작업 대상 기기의 충전 여부 확인', 'testVoltage'),
  ('isolate', '다른 노출 충전부와의 접촉·유도·역송전 우려 시 단락 접지기구로 접지', 'ground'),
  ('restore', '작업기구, 단락 접지기구 등을 제거하고 안전하게 통전할 수 있는지 확인', 'removeTools'),
  ('restore', '모든 작업자가 작업이 완료된 전기기기등에서 떨어져 있는지 확인', 'clearPeople'),
  ('restore', '잠금장치와 꼬리표를 설치한 근로자가 직접 철거', 'takeLocksOff'),
  ('restore', '모든 이상 유무를 확인한 후 전원 투입', 'powerOn')
) v("stageCd", "itemNm", "stepCd") where s."stageCd" = v."stageCd" and s."itemNm" = v."itemNm";
