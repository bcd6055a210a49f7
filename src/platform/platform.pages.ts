import { register } from '../core/web/list/register.ts'
import { type DetailPage, type PageRegistry, type Pages, recordDetails } from '../core/web/pages.ts'
import { portletTexts } from './portlet.texts.ts'
import { recordPageTexts } from './platform-pages.texts.ts'
import { platformForms, platformRecords } from './record-pages.rule.ts'

export const platformPages: Pages = {
  '/': () => import('./dashboard/web/HomePage.tsx').then((module) => module.HomePage),
  'baseInfo/process/processList': () =>
    import('./process/web/ProcessListPage.tsx').then((module) => module.ProcessListPage),
  'baseInfo/process/deptProcess': () =>
    import('./process/web/DeptProcessPage.tsx').then((module) => module.DeptProcessPage),
  'baseInfo/facility/facilityList': () =>
    import('./facility/web/FacilityListPage.tsx').then((module) => module.FacilityListPage),
  'baseInfo/facilityType/facilityTypeTree': () =>
    import('./facility/web/FacilityTypeTreePage.tsx').then((module) => module.FacilityTypeTreePage),
  'manage/user/userList': () => import('./user/web/UserListPage.tsx').then((module) => module.UserListPage),
  'manage/user/userAssign': () =>
    import('./people/web/UserAssignPage.tsx').then((module) => module.UserAssignPage),
  'manage/user/userLeave': () =>
    import('./people/web/UserLeavePage.tsx').then((module) => module.UserLeavePage),
  'manage/user/kioskList': () =>
    import('./kiosk/web/KioskListPage.tsx').then((module) => module.KioskListPage),
  'manage/dept/deptTree': () => import('./dept/web/DeptTreePage.tsx').then((module) => module.DeptTreePage),
  'manage/dept/plantList': () =>
    import('./plant/web/PlantListPage.tsx').then((module) => module.PlantListPage),
  'manage/dept/positionList': register(() => import('./user/position.resource.ts')),
  'manage/noti/mailQueue': () =>
    import('./notification/web/MailQueuePage.tsx').then((module) => module.MailQueuePage),
  'manage/noti/notiEvent': () =>
    import('./notification/web/NotiEventPage.tsx').then((module) => module.NotiEventPage),
  'manage/dept/dutyList': () => import('./duty/web/DutyListPage.tsx').then((module) => module.DutyListPage),
  'manage/dept/userDuty': () => import('./duty/web/UserDutyPage.tsx').then((module) => module.UserDutyPage),
  'manage/dept/userGrp': () => import('./group/web/UserGrpPage.tsx').then((module) => module.UserGrpPage),
  'my/work/myWork': () => import('./work/web/MyWorkPage.tsx').then((module) => module.MyWorkPage),
  'manage/code/codeDomain': () =>
    import('./code/web/CodeDomainPage.tsx').then((module) => module.CodeDomainPage),
  'manage/code/codeGroup': () =>
    import('./code/web/CodeGroupPage.tsx').then((module) => module.CodeGroupPage),
  'manage/code/codeItem': () => import('./code/web/CodeItemPage.tsx').then((module) => module.CodeItemPage),
  'manage/code/sysParam': () =>
    import('./parameter/web/SysParamPage.tsx').then((module) => module.SysParamPage),
  'manage/code/label': () => import('./label/web/LabelPage.tsx').then((module) => module.LabelPage),
  'manage/code/numbering': () =>
    import('./numbering/web/NumberingPage.tsx').then((module) => module.NumberingPage),
  'manage/code/checkForm': () =>
    import('./check-form/web/CheckFormPages.tsx').then((module) => module.CheckFormListPage),
  'saf/check/checkSheet': () =>
    import('./check-form/web/CheckFormPages.tsx').then((module) => module.CheckFormListPage),
  'vendor/base/selfCheckForm': () =>
    import('./check-form/web/CheckFormPages.tsx').then((module) => module.CheckFormListPage),
  'rsa/baseInfo/checklistManage': () =>
    import('./check-form/web/CheckFormPages.tsx').then((module) => module.CheckFormListPage),
  'manage/code/checkRun': () =>
    import('./check-form/web/CheckRunPage.tsx').then((module) => module.CheckRunPage),
  'manage/log/loginHist': () => import('./log/web/LoginHistPage.tsx').then((module) => module.LoginHistPage),
  'manage/log/auditLog': () => import('./log/web/AuditLogPage.tsx').then((module) => module.AuditLogPage),
  'manage/log/personalLog': () =>
    import('./log/web/PersonalLogPage.tsx').then((module) => module.PersonalLogPage),
  'manage/log/errorLog': () => import('./log/web/ErrorLogPage.tsx').then((module) => module.ErrorLogPage),
  'manage/log/batchHist': () => import('./log/web/BatchHistPage.tsx').then((module) => module.BatchHistPage),
  'manage/log/excelJob': () => import('./log/web/ExcelJobPage.tsx').then((module) => module.ExcelJobPage),
  'manage/log/dataImport': () =>
    import('./log/web/DataImportPage.tsx').then((module) => module.DataImportPage),
  'manage/log/useStat': () => import('./log/web/UseStatPage.tsx').then((module) => module.UseStatPage),
  'manage/log/attachAdmin': () =>
    import('./log/web/AttachAdminPage.tsx').then((module) => module.AttachAdminPage),
  'manage/log/privacyBreach': () =>
    import('./privacy/web/PrivacyBreachPage.tsx').then((module) => module.PrivacyBreachPage),
  'manage/log/privacyPurge': () =>
    import('./privacy/web/PrivacyPurgePage.tsx').then((module) => module.PrivacyPurgePage),
  'manage/menu/menuList': () => import('./menu/web/MenuListPage.tsx').then((module) => module.MenuListPage),
  'manage/authGrp/authGrpList': () =>
    import('./auth-group/web/AuthGrpListPage.tsx').then((module) => module.AuthGrpListPage),
  'manage/authGrp/authGrpMenu': () =>
    import('./auth-group/web/AuthGrpMenuPage.tsx').then((module) => module.AuthGrpMenuPage),
  'manage/authGrp/authGrpCompare': () =>
    import('./auth-group/web/AuthGrpComparePage.tsx').then((module) => module.AuthGrpComparePage),
  'manage/authGrp/deptAuthGrp': () =>
    import('./auth-group/web/DeptAuthGrpPage.tsx').then((module) => module.DeptAuthGrpPage),
  'manage/user/userAuth': () =>
    import('./auth-group/web/UserAuthPage.tsx').then((module) => module.UserAuthPage),
  'my/apprBox/apprBox': () => import('./approval/web/ApprBoxPage.tsx').then((module) => module.ApprBoxPage),
  'my/auth/authRequest': () =>
    import('./approval/web/AuthRequestPage.tsx').then((module) => module.AuthRequestPage),
  'manage/appr/apprLine': () =>
    import('./approval/web/ApprLinePage.tsx').then((module) => module.ApprLinePage),
  'manage/appr/apprPolicy': () =>
    import('./approval/web/ApprPolicyPage.tsx').then((module) => module.ApprPolicyPage),
  'manage/appr/apprDelegate': () =>
    import('./approval/web/ApprDelegatePage.tsx').then((module) => module.ApprDelegatePage),
  'manage/appr/apprAdmin': () =>
    import('./approval/web/ApprAdminPage.tsx').then((module) => module.ApprAdminPage),
  'manage/notice/noticeManage': () =>
    import('./notice/web/NoticeManagePage.tsx').then((module) => module.NoticeManagePage),
  'mgt/notice/notice': () =>
    import('./notice/web/NoticeBoardPage.tsx').then((module) => module.NoticeBoardPage),
  'vendor/notice/vendorNotice': () =>
    import('./notice/web/NoticeBoardPage.tsx').then((module) => module.VendorNoticePage),
  '/vendor/portal/portalNotice': () =>
    import('./notice/web/NoticeBoardPage.tsx').then((module) => module.NoticeBoardPage),
  'manage/user/passwordChange': () =>
    import('./session/web/PasswordChangePage.tsx').then((module) => module.PasswordChangePage),
  'my/noti/notiBox': () => import('./notification/web/NotiBoxPage.tsx').then((module) => module.NotiBoxPage),
  '/vendor/portal/notiBox': () =>
    import('./notification/web/NotiBoxPage.tsx').then((module) => module.NotiBoxPage),
  'my/pref/userPref': () => import('./preference/web/UserPrefPage.tsx').then((module) => module.UserPrefPage),
  'sample/component/gridSample': () =>
    import('./sample/web/GridSamplePage.tsx').then((module) => module.GridSamplePage),
  'sample/component/formSample': () =>
    import('./sample/web/FormSamplePage.tsx').then((module) => module.FormSamplePage),
  'sample/component/popupSample': () =>
    import('./sample/web/PopupSamplePage.tsx').then((module) => module.PopupSamplePage),
  'sample/component/treeSample': () =>
    import('./sample/web/TreeSamplePage.tsx').then((module) => module.TreeSamplePage),
  'sample/component/attachSample': () =>
    import('./sample/web/AttachSamplePage.tsx').then((module) => module.AttachSamplePage),
  'sample/component/chartSample': () =>
    import('./sample/web/ChartSamplePage.tsx').then((module) => module.ChartSamplePage),
  'sample/component/fieldSample': () =>
    import('./sample/web/FieldSamplePage.tsx').then((module) => module.FieldSamplePage),
  'sample/component/checkSample': () =>
    import('./sample/web/CheckSamplePage.tsx').then((module) => module.CheckSamplePage),
  'sample/component/sheetSample': () =>
    import('./sample/web/SheetSamplePage.tsx').then((module) => module.SheetSamplePage),
  'sample/component/calendarSample': () =>
    import('./sample/web/CalendarSamplePage.tsx').then((module) => module.CalendarSamplePage),
  'sample/component/workbookSample': () =>
    import('./sample/web/WorkbookSamplePage.tsx').then((module) => module.WorkbookSamplePage),
  'sample/component/revisionSample': () =>
    import('./sample/web/RevisionSamplePage.tsx').then((module) => module.RevisionSamplePage),
}

export const platformDetails: readonly DetailPage[] = [
  ...recordDetails(platformRecords, {
    user: {
      title: recordPageTexts.user[0],
      load: () => import('./user/web/UserDetailPage.tsx').then((module) => module.UserDetailPage),
    },
    apprRqst: {
      title: recordPageTexts.document[0],
      load: () => import('./approval/web/ApprDocumentPage.tsx').then((module) => module.ApprDocumentPage),
    },
    authRequest: {
      title: recordPageTexts.rightRequest[0],
      load: () =>
        import('./approval/web/AuthRequestFormPage.tsx').then((module) => module.AuthRequestFormPage),
    },
    checkForm: {
      title: recordPageTexts.checkForm[0],
      load: () => import('./check-form/web/CheckFormPages.tsx').then((module) => module.CheckFormDetailPage),
    },
    notice: {
      title: portletTexts.notices[0],
      load: () => import('./notice/web/NoticeDetailPage.tsx').then((module) => module.NoticeDetailPage),
    },
  }),
  {
    ...platformForms.notice,
    title: portletTexts.notices[0],
    label: 'notice',
    load: () => import('./notice/web/NoticeEditPage.tsx').then((module) => module.NoticeEditPage),
  },
]

export const platformRegistry: PageRegistry = {
  pages: platformPages,
  details: platformDetails,
}
