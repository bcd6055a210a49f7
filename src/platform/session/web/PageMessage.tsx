import { Button, Space } from 'antd'
import { useNavigate } from 'react-router'
import { usePageText, type PageTextKey } from '../../../core/web/text/page-text.ts'

/** An error page: what happened, and where to go. */
export function PageMessage({
  code,
  title,
  help,
}: {
  code: string
  title: PageTextKey & `${string}.title`
  help: PageTextKey & `${string}.help`
}) {
  const text = usePageText()
  const navigate = useNavigate()
  return (
    <section className="portal-message">
      <p className="portal-message-code">{code}</p>
      <h1>{text(title)}</h1>
      <p>{text(help)}</p>
      <Space>
        <Button onClick={() => void navigate(-1)}>{text('page.back')}</Button>
        <Button type="primary" onClick={() => void navigate('/')}>
          {text('page.toHome')}
        </Button>
      </Space>
    </section>
  )
}
