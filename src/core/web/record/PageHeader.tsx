import type { ReactNode } from 'react'
import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { useText } from '../text/text.ts'
import './record.css'

export interface PageHeaderProps {
  title: ReactNode
  /** What this page is for and what to do first. */
  help?: ReactNode
  /** Beside the title: state, number. */
  tags?: ReactNode
  /** At the right. */
  extra?: ReactNode
}
export function PageHeader({ title, help, tags, extra }: PageHeaderProps) {
  const text = useText()
  return (
    <header className="page-header">
      <h2>{title}</h2>
      {tags}
      {help && (
        <Popover trigger="click" placement="bottomLeft" content={<div className="page-help">{help}</div>}>
          <Button type="text" size="small" shape="circle" icon={<QuestionCircleOutlined aria-hidden />} aria-label={text('record.help')} />
        </Popover>
      )}
      {extra && <div className="page-header-extra">{extra}</div>}
    </header>
  )
}
