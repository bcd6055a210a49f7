/** Menus in which permits are read. Apart from the definition: the first page asks before it has that. */
export const permitMenus = [
  'constSafe/permit/permitRequest',
  'constSafe/permit/permitReview',
  'constSafe/permit/permitApproval',
  'constSafe/permit/permitPublish',
  'constSafe/permit/permitSearch?mode=search',
  'constSafe/permit/permitSearch?mode=print',
  'constSafe/permit/permitSearch?mode=complete',
  'constSafe/permit/permitSearch?mode=cancel',
  '/wkod/wkodRequest',
] as const
const boardMenus = ['constSafe/constSafeStatus/constSafeStatus', '/constSafeStatus/constSafeStatus'] as const
/** Whoever reads of the work may be called for an alarm. */
export const alarmMenus = [...permitMenus, ...boardMenus] as const
