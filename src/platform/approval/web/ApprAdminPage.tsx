import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { statuses } from '../approval-codes.rule.ts'
import { apprRqst } from '../appr-rqst.resource.ts'
import { DueTag, StatusTag } from './StatusTag.tsx'
import './approval.css'
import { registerTexts } from './register.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 결재문서 관리 (manage/appr/apprAdmin): all documents, to be read. */
export function ApprAdminPage() {
  const text = useTexts(registerTexts)
  return (
    <RegisterPage
      resource={apprRqst}
      help={text('adminHelp')}
      readOnly
      hidden={['draftDeptNm', 'roundNo']}
      cells={{
        apprStatusCd: (row) => (
          <StatusTag status={row.apprStatusCd} name={(row as { apprStatusNm?: string }).apprStatusNm} />
        ),
        dueDt: (row) => (
          <DueTag
            short
            dueDt={row.dueDt ?? null}
            open={row.apprStatusCd === statuses.progress || row.apprStatusCd === statuses.held}
          />
        ),
      }}
    />
  )
}
