import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { NoticeRegister } from './NoticeRegister.tsx'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 공지 관리 (manage/notice/noticeManage): all notices, whoever wrote them. */
export function NoticeManagePage() {
  const text = useTexts(noticeTexts)
  return (
    <div className="register-page">
      <PageHeader help={text('manageHelp')} />
      <NoticeRegister layoutKey="notice" />
    </div>
  )
}
