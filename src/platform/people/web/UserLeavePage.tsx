import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { periodIssues } from '../people.rule.ts'
import { userLeave } from '../user-leave.resource.ts'
import { Begin } from './Begin.tsx'
import { peopleTexts } from './people.texts.ts'

/** Room for the day and its mark. */
const dayWidths = { fromYmd: 170 }

/** 휴가·휴직 (manage/user/userLeave) */
export function UserLeavePage() {
  const text = useTexts(peopleTexts)
  return (
    <RegisterPage
      resource={userLeave}
      help={text('leaveHelp')}
      rules={periodIssues}
      widths={dayWidths}
      cells={{ fromYmd: (row) => <Begin row={row} /> }}
    />
  )
}
