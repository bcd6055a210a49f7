import { useEffect, useState, type RefObject } from 'react'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'

/** The parts of the page by name, each one press away; the page itself follows the links. The facts need none. */
export function JumpList({
  root,
  shown,
}: {
  root: RefObject<HTMLElement | null>
  /** Changes with what the page shows. */
  shown: string
}) {
  const say = useTexts(permitTexts)
  const [parts, setParts] = useState<readonly { name: string; title: string }[]>([])
  useEffect(() => {
    // With the next picture, when the parts stand.
    const waiting = requestAnimationFrame(() => {
      const sections = [...(root.current?.querySelectorAll<HTMLElement>('section[data-target]') ?? [])]
      setParts(
        sections.flatMap((section) => {
          const [name, title] = [section.dataset['target'], section.querySelector('h3')?.textContent]
          return name && title && name !== 'basic' ? [{ name, title }] : []
        }),
      )
    })
    return () => cancelAnimationFrame(waiting)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the parts are those that are drawn now
  }, [root, shown])
  if (parts.length === 0) return null
  return (
    <nav aria-label={say('jumpTo')}>
      <ul className="permit-jump">
        {parts.map(({ name, title }) => (
          <li key={name}>
            <a href={`#${name}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
