import { Tag } from 'antd'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { loginHist } from '../login-hist.resource.ts'
import { useLogText } from './log-texts.ts'

const colours: Record<string, string> = { SUCCESS: 'green', LOCK: 'red', LOCKED: 'red' }

/** 로그인 이력 (manage/log/loginHist) */
export function LoginHistPage() {
  const say = useLogText()
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
