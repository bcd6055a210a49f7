import { Tag } from 'antd'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { loginHist } from '../login-hist.resource.ts'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const colours: Record<string, string> = { SUCCESS: 'green', LOCK: 'red', LOCKED: 'red' }

/** 로그인 이력 (manage/log/loginHist) */
export function LoginHistPage() {
  const say = useTexts(logTexts)
  return (
    <RegisterPage
      resource={loginHist}
      readOnly
      help={say('loginHelp')}
      cells={{
        resultCd: ({ resultCd, resultNm }) => (
          <Tag color={colours[resultCd] ?? 'orange'}>{resultNm ?? resultCd}</Tag>
        ),
      }}
    />
  )
}
