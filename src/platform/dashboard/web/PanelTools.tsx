import { ArrowDownOutlined, ArrowUpOutlined, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { moved } from '../layout.rule.ts'
import { homeTexts } from './home.texts.ts'

interface Arrangement {
  shown: readonly string[]
  hidden: readonly string[]
  put: (order: readonly string[], hidden: readonly string[]) => void
}
/** Moves one panel of the first page, or hides it. */
export function PanelTools({ id, title, shown, hidden, put }: Arrangement & { id: string; title: string }) {
  const text = useTexts(homeTexts)
  const index = shown.indexOf(id)
  return (
    <span className="home-panel-tools">
      <strong>{title}</strong>
      <Button
        icon={<ArrowUpOutlined aria-hidden />}
        disabled={index === 0}
        aria-label={text('up', { title })}
        onClick={() => put([...moved(shown, id, -1), ...hidden], hidden)}
      />
      <Button
        icon={<ArrowDownOutlined aria-hidden />}
        disabled={index === shown.length - 1}
        aria-label={text('down', { title })}
        onClick={() => put([...moved(shown, id, 1), ...hidden], hidden)}
      />
      <Button
        icon={<EyeInvisibleOutlined aria-hidden />}
        aria-label={text('hide', { title })}
        onClick={() => put([...shown, ...hidden], [...hidden, id])}
      />
    </span>
  )
}

/** The panels that are hidden, each to be shown again. */
export function HiddenPanels({
  shown,
  hidden,
  put,
  titleOf,
}: Arrangement & { titleOf: (id: string) => string }) {
  const text = useTexts(homeTexts)
  return (
    <p className="home-hidden">
      {text('hidden')}
      {hidden.map((id) => (
        <Button
          key={id}
          icon={<EyeOutlined aria-hidden />}
          aria-label={text('show', { title: titleOf(id) })}
          onClick={() =>
            put(
              [...shown, ...hidden],
              hidden.filter((one) => one !== id),
            )
          }
        >
          {titleOf(id)}
        </Button>
      ))}
    </p>
  )
}
