/**
 * Few chunks, so that the first page fetches a dozen files and not sixty. What changes rarely has chunks of
 * its own: a new version of the portal does not fetch them again. `kit` and `page` hold what a hundred pages
 * share; the first page needs neither.
 */
export const chunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:react-query|query-core))\//,
  },
  { name: 'vendor', test: /node_modules\//, tags: ['$initial' as const] },
  {
    name: 'core',
    test: /src\/(?:core\/|grid\/|.*(?:resource|record-pages\.rule|portlet[\w-]*\.texts|(?:page-names|-module)\.texts)\.ts$)/,
    tags: ['$initial' as const],
  },
  // Its parts and what they alone need, before `page` and `kit` can take it.
  { name: 'shell', test: /\/(?:NotificationBell|NoticePopups|HomePage)\.tsx/ },
  // The menus by which it asks for alarms would bring all of the work permits with them.
  { name: 'alarm', test: /\/AlarmWatch\.tsx|\/permit-menus\.rule\.ts/ },
  // Without this group, parts that the first page loads later would bring all of the kit with them.
  { name: 'kit', test: /node_modules\/(?!.*(?:segmented|checkbox|\/tag\/))/, minShareCount: 100 },
  {
    name: 'page',
    test: /src\/(?:grid|core\/web\/(?:columns|data|page|list|form|record|popup|attach))\//,
    minShareCount: 100,
  },
  // Parts that fewer pages share come in one file of a kind instead of fifty of a kilobyte: each file is a
  // request of its own, and preload notes were most of the first task of a permit under a trace (decision
  // 0054). The order matters, because a group takes its dependencies along: the sign-in must not need
  // `record`.
  {
    name: 'sign-in',
    test: /src\/(?:core\/web\/sha256|platform\/session\/web\/(?:LoginForm|SignInFrame|SignInInputs))\./,
  },
  { name: 'icons', test: /node_modules\/@ant-design\/icons\//, minShareCount: 2 },
  {
    name: 'list',
    test: /src\/core\/web\/(?:list\/(?:SearchPanel|ResourceGrid|use-tab-query)|open-pdf|use-today|components\/ScrollRegion)\./,
  },
  {
    name: 'record',
    test: /src\/core\/web\/(?:record|attach|outbox)\/|node_modules\/(?:antd\/es|@rc-component)\/(?:drawer|tabs)\//,
    minShareCount: 6,
  },
  { name: 'work-permit', test: /src\/modules\/work-permit\//, minShareCount: 4 },
  { name: 'permit', test: /src\/modules\/work-permit\/(?:permit|loto|simops)\//, minShareCount: 2 },
  { name: 'improvement', test: /src\/modules\/improvement\//, minShareCount: 4 },
]
