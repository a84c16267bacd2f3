export { NavSection, SectionNav, type NavItem, type SectionNavProps } from './SectionNav.tsx';
