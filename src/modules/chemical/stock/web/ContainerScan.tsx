import { BarcodeOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useState } from 'react'
import { useFindContainer, useWedgeContainer, type OnFound } from './use-scanned.web.ts'
import '../../web/chemical.css'
import { inOutTexts } from '../../inout/web/in-out.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** A scanner types the number of a bottle, lot or place and presses enter, here or anywhere on the page. */
export function ContainerScan({ onFound }: { onFound?: OnFound }) {
  const text = useTexts(inOutTexts)
  const [code, setCode] = useState('')
  const find = useFindContainer(onFound)
  useWedgeContainer(onFound)
  return (
    <Input
      className="container-scan"
      prefix={<BarcodeOutlined aria-hidden />}
      aria-label={text('scan')}
      placeholder={text('scan.hint')}
      value={code}
      maxLength={60}
      autoComplete="off"
      allowClear
      onChange={({ target }) => setCode(target.value)}
      onPressEnter={(event) => {
        event.preventDefault()
        const asked = code.trim()
        if (asked !== '') void find(asked).then((found) => found && setCode(''))
      }}
    />
  )
}
