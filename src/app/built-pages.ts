/**
 * Menus whose page exists, by frontEndUrl; a leaf that is not here is not shown. pages.test.ts compares this list with the page registries of
 * the browser, which the server may not import.
 */
export const builtPages: ReadonlySet<string> = new Set([
  // work-permit
  'constSafe/constSafeStatus/constSafeStatus',
  'wkod/wkodRequest',
  'wkod/wkodList',
  'constSafe/permit/permitRequest',
  'constSafe/permit/permitReview',
  'constSafe/permit/permitApproval',
  'constSafe/permit/permitPublish',
  'constSafe/permit/permitSearch?mode=search',
  'constSafe/permit/permitSearch?mode=print',
  'constSafe/permit/permitSearch?mode=complete',
  'constSafe/permit/permitSearch?mode=cancel',
  '/wkod/wkodRequest',
  '/constSafeStatus/constSafeStatus',
  // platform
  '/',
  'manage/dept/positionList',
  'manage/code/codeDomain',
  'manage/code/codeGroup',
  'manage/code/codeItem',
  'manage/code/sysParam',
  'manage/code/label',
  'manage/code/numbering',
  'manage/log/loginHist',
  'manage/log/auditLog',
  'manage/log/personalLog',
  'manage/log/errorLog',
  'manage/log/batchHist',
  'manage/log/excelJob',
  'manage/log/useStat',
  'manage/log/attachAdmin',
  'manage/user/passwordChange',
  'my/work/myWork',
])
