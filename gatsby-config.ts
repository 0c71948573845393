import type { GatsbyConfig } from 'gatsby';
import { searchPlugins } from './src/gatsby/search/plugins';
import { pathPrefix, siteUrl, trailingSlash } from './src/site/addresses';
import { siteDescription, siteTitle, tagline } from './src/site/metadata';

const config: GatsbyConfig = {
  siteMetadata: { title: siteTitle, tagline, description: siteDescription, siteUrl },
  pathPrefix,
  trailingSlash,
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${__dirname}/content` },
    },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
    'gatsby-plugin-react-helmet',
    ...searchPlugins,
  ],
};

export default config;
