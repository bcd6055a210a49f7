import { useState } from 'react'
import { Alert, Button, Form, Input, Spin } from 'antd'
import { useTexts } from '../text/define-texts.ts'
import type { PasswordAsked } from './pdf-document.ts'
import { PdfPages } from './PdfPages.tsx'
import { pdfTexts } from './pdf.texts.ts'
import { usePdf } from './use-pdf.ts'
import './pdf.css'

export interface PdfReaderProps {
  file: Blob
  /** Name of the file, for who hears the page. */
  name: string
  onDownload: () => void
}
/** A PDF in the page: pages, zoom, search. A locked one asks for its password, a damaged one offers the download. */
export function PdfReader({ file, name, onDownload }: PdfReaderProps) {
  const say = useTexts(pdfTexts)
  const pdf = usePdf(file)
  const download = <Button onClick={onDownload}>{say('download')}</Button>
  if (pdf.state === 'open') return <PdfPages document={pdf.document} name={name} download={download} />
  return (
    <div className="pdf-reader">
      {pdf.state === 'opening' && (
        <p role="status">
          <Spin size="small" /> {say('opening')}
        </p>
      )}
      {pdf.state === 'locked' && <Password key={String(pdf.asked.wrong)} asked={pdf.asked} />}
      {pdf.state === 'damaged' && (
        <Alert type="error" showIcon role="alert" title={say('damaged')} action={download} />
      )}
    </div>
  )
}

function Password({ asked }: { asked: PasswordAsked }) {
  const say = useTexts(pdfTexts)
  const [password, setPassword] = useState('')
  return (
    <Form layout="vertical" className="pdf-password" onFinish={() => password && asked.give(password)}>
      <p>{say('locked')}</p>
      <Form.Item
        label={say('password')}
        htmlFor="pdf-password"
        validateStatus={asked.wrong ? 'error' : ''}
        help={asked.wrong ? <span role="alert">{say('wrong')}</span> : null}
      >
        <Input.Password
          id="pdf-password"
          autoComplete="off"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        {say('unlock')}
      </Button>
    </Form>
  )
}
